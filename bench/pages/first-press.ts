import type { Browser } from '@playwright/test';
import { type Spread, spread } from '../report/spread.ts';
import { slowDown } from './first-use.ts';
import { kilobytes, listen } from './page-weight.ts';

/** What the first use of a painted screen costs, on a phone with an empty cache over the bench's line. */
export interface FirstPress {
  /** From the start of the visit until the app has replaced the paint, if somebody goes into the first field as soon as it is there. */
  usableMs: Spread;
  /** Everything that the main thread did until then, in milliseconds; says more than the time on a shared machine. */
  workMs: Spread;
  /** Scripts until then. */
  scriptKb: number;
}

/** A busy machine takes its time; what never happens is noticed. */
const LIMIT_MS = 120_000;
const CONTROLS = '#paint :is(input, textarea, select, button), #paint a';

/** Visits a screen that is in the first response `runs` times and focuses its first control. */
export async function measureFirstPress(browser: Browser, url: string, runs: number): Promise<FirstPress> {
  const found: { usableMs: number; workMs: number; scriptKb: number }[] = [];
  for (let run = 0; run < runs; run += 1) found.push(await once(browser, url));
  return {
    usableMs: spread(found.map(({ usableMs }) => usableMs)),
    workMs: spread(found.map(({ workMs }) => workMs)),
    scriptKb: Math.max(...found.map(({ scriptKb }) => scriptKb)),
  };
}

async function once(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await listen(session);
  await slowDown(session);
  await session.send('Performance.enable');
  await page.addInitScript(watchPaint);
  await page.goto(url, { waitUntil: 'commit' });
  // A screen that starts its app by itself may be without its paint by then.
  await page
    .locator(CONTROLS)
    .first()
    .focus({ timeout: 5000 })
    .catch(() => undefined);
  await page.waitForFunction(() => globalThis.paintReplacedMs !== undefined, undefined, { timeout: LIMIT_MS });
  const usableMs = await page.evaluate(() => globalThis.paintReplacedMs ?? Number.NaN);
  const { metrics } = await session.send('Performance.getMetrics');
  const scriptKb = kilobytes(traffic.filter(({ pathname }) => pathname.endsWith('.js')));
  await context.close();
  return { usableMs, workMs: 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN), scriptKb };
}

declare global {
  var paintReplacedMs: number | undefined;
}

function watchPaint() {
  let wasPainted = false;
  const watch = new MutationObserver(() => {
    const isPainted = document.getElementById('paint') !== null;
    if (wasPainted && !isPainted) {
      globalThis.paintReplacedMs = performance.now();
      watch.disconnect();
    }
    wasPainted ||= isPainted;
  });
  watch.observe(document, { subtree: true, childList: true });
}

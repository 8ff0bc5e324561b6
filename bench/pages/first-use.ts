import type { Browser, CDPSession } from '@playwright/test';
import type { Row } from '../report/report.ts';
import { inWords, type Spread, spread } from '../report/spread.ts';
import { LINE } from './landing.ts';
import { announce, runsOr } from './runs.ts';

const RUNS = runsOr(5);

/** The cost of the first press on the landing page, in milliseconds. */
export interface FirstUse {
  /** From the start of the visit until the form of a row pressed as soon as it rendered has the focus. */
  formOpenMs: Spread;
  /** From the press until the screen responds. */
  answeredMs: Spread;
  /** The longest task while the app starts because of the press. */
  appBlocksMs: Spread;
}

/** Presses a portal row as soon as it renders, with an empty cache over a household's connection. */
export async function measureFirstUse(browser: Browser, url: string): Promise<FirstUse> {
  announce('first press on the landing page');
  const runs: Record<keyof FirstUse, number>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await once(browser, url));
  const over = (figure: keyof FirstUse) => spread(runs.map((run) => run[figure]));
  return { formOpenMs: over('formOpenMs'), answeredMs: over('answeredMs'), appBlocksMs: over('appBlocksMs') };
}

async function once(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('.portal-head').first().click();
  await page.waitForFunction(() => 'sannidhiEarly' in window && window.sannidhiEarly === undefined);
  const figures = await page.evaluate(() => globalThis.measured);
  await context.close();
  return figures;
}

/** The line of `landing.ts` and its processor, for a page that isn't measured by Lighthouse. */
export async function slowDown(session: CDPSession) {
  const throughput = (LINE.kbps * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: LINE.cpuSlowdown });
}

declare global {
  var measured: Record<keyof FirstUse, number>;
}

function watch() {
  globalThis.measured = { formOpenMs: Number.NaN, answeredMs: Number.NaN, appBlocksMs: 0 };
  const { measured } = globalThis;
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement) measured.formOpenMs = performance.now();
  });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') measured.answeredMs = duration;
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.appBlocksMs = Math.max(measured.appBlocksMs, duration);
  }).observe({ type: 'longtask', buffered: true });
}

export const firstUseRows = ({ formOpenMs, answeredMs, appBlocksMs }: FirstUse): Row[] => [
  { what: 'first press: form open', found: inWords(formOpenMs, 'ms'), budget: '≤ 1000 ms', holds: formOpenMs.median <= 1000 },
  { what: 'first press: answered after', found: inWords(answeredMs, 'ms') },
  { what: 'first press: longest piece of the app’s start', found: inWords(appBlocksMs, 'ms') },
];

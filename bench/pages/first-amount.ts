import type { Browser } from '@playwright/test';
import { type Spread, spread } from '../report/spread.ts';
import { slowDown } from './first-use.ts';

/** A busy machine takes its time; what never happens is noticed. */
const LIMIT_MS = 120_000;
const QUICK_AMOUNT = 'fieldset > button[aria-pressed]';

/**
 * From the start of the visit until a suggested amount is the gift's, if it is pressed as soon as it is there: on a phone with an empty cache
 * over the bench's line.
 */
export async function measureFirstAmount(browser: Browser, url: string, runs: number): Promise<Spread> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await once(browser, url));
  return spread(times);
}

async function once(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  await page.addInitScript(noteChosen, `${QUICK_AMOUNT}[aria-pressed="true"]`);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(QUICK_AMOUNT).first().click();
  await page.waitForFunction(() => globalThis.amountMs !== undefined, undefined, { timeout: LIMIT_MS });
  const amountMs = await page.evaluate(() => globalThis.amountMs ?? Number.NaN);
  await context.close();
  return amountMs;
}

declare global {
  var amountMs: number | undefined;
}

function noteChosen(chosen: string) {
  new MutationObserver(() => {
    if (document.querySelector(chosen)) globalThis.amountMs ??= performance.now();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-pressed'] });
}

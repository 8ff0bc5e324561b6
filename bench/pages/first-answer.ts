import type { Browser } from '@playwright/test';
import { type Spread, spread } from '../report/spread.ts';
import { slowDown } from './first-use.ts';

/** A busy machine takes its time; what never happens is noticed. */
const LIMIT_MS = 120_000;

/**
 * From the start of the visit until the password is sent, if a sign-in page is filled in and sent as soon as its fields are there: on a
 * phone with an empty cache over the bench's line.
 */
export async function measureFirstAnswer(browser: Browser, url: string, runs: number): Promise<Spread> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await once(browser, url));
  return spread(times);
}

async function once(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  await page.addInitScript(noteSent);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('[name="email"]').fill('nobody@example.com');
  await page.locator('[name="password"]').fill('wrong');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => globalThis.sentMs !== undefined, undefined, { timeout: LIMIT_MS });
  const sentMs = await page.evaluate(() => globalThis.sentMs ?? Number.NaN);
  await context.close();
  return sentMs;
}

declare global {
  var sentMs: number | undefined;
}

function noteSent() {
  const { fetch } = globalThis;
  globalThis.fetch = (...call) => {
    if (String(call[0]).endsWith('/auth/login')) globalThis.sentMs ??= performance.now();
    return fetch(...call);
  };
}

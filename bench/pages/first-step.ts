import type { Browser } from '@playwright/test';
import { PHONE_CODE_PATH } from '@sannidhi/contracts';
import { type Spread, spread } from '../report/spread.ts';
import { slowDown } from './first-use.ts';

/** A busy machine takes its time; what never happens is noticed. */
const LIMIT_MS = 120_000;

/** A guest's gift, if everything is pressed and entered as soon as it is there. From the start of the visit. */
export interface FirstStep {
  /** Until the phone is asked for. */
  phoneMs: Spread;
  /** Until its code is requested. */
  codeMs: Spread;
}

/** On a phone with an empty cache over the bench's line: an amount, the last purpose, Continue, a phone, its code. No text is sent. */
export async function measureFirstStep(browser: Browser, url: string, runs: number): Promise<FirstStep> {
  const found: { phoneMs: number; codeMs: number }[] = [];
  for (let run = 0; run < runs; run += 1) found.push(await once(browser, url));
  return { phoneMs: spread(found.map(({ phoneMs }) => phoneMs)), codeMs: spread(found.map(({ codeMs }) => codeMs)) };
}

async function once(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  await page.addInitScript(noteSteps, PHONE_CODE_PATH);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.stepMs?.codeMs !== undefined, undefined, { timeout: LIMIT_MS });
  const steps = await page.evaluate(() => ({ phoneMs: Number.NaN, codeMs: Number.NaN, ...globalThis.stepMs }));
  await context.close();
  return steps;
}

declare global {
  var stepMs: { phoneMs?: number; codeMs?: number } | undefined;
}

/** In the page, because a press from outside takes longer than the page does. */
function noteSteps(codePath: string) {
  const steps: { phoneMs?: number; codeMs?: number } = {};
  globalThis.stepMs = steps;
  const { fetch } = globalThis;
  globalThis.fetch = (...call) => {
    if (String(call[0]) !== codePath) return fetch(...call);
    steps.codeMs ??= performance.now();
    return Promise.reject(new TypeError('not sent'));
  };
  let isChosen = false;
  // Without functions of their own: their names would need a helper that the page doesn't have.
  new MutationObserver(() => {
    const controls = [...document.querySelectorAll<HTMLInputElement>('input, button')];
    const shown = controls.filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const phone = shown.find(({ type }) => type === 'tel');
    const send = shown.find(({ type }) => type === 'submit');
    if (!send || steps.codeMs !== undefined) return;
    if (phone && steps.phoneMs === undefined) {
      steps.phoneMs = performance.now();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(phone, '7325550148');
      phone.dispatchEvent(new Event('input', { bubbles: true }));
      send.click();
    } else if (!phone && !isChosen) {
      isChosen = true;
      shown.find((one) => one.matches('fieldset > button[aria-pressed]'))?.click();
      shown.findLast(({ name }) => name === 'fundId')?.click();
      send.click();
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['hidden'] });
}

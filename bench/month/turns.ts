import type { Page } from '@playwright/test';
import { templeCalendarEndpoints } from '@sannidhi/contracts';

const MIDDLE = 14;
/** A busy machine takes its time; what never happens is noticed. */
const LIMIT_MS = 60_000;

/** Presses “Later” on a month. Returns how long it takes until the month of `to`, its first day, is painted with its entries, in ms. */
export async function turn(page: Page, to: string): Promise<number> {
  await page.evaluate((shown) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        globalThis.turned = globalThis.whenPainted(shown).then(({ atMs }) => atMs - timeStamp);
      },
      { once: true, capture: true },
    );
  }, entriesOf(to));
  await page.getByRole('button', { name: 'Later', exact: true }).click();
  const limit = new Promise<never>((_, reject) => {
    setTimeout(reject, LIMIT_MS, new Error(`${to} isn’t painted after ${LIMIT_MS} ms`)).unref();
  });
  return Promise.race([page.evaluate(() => globalThis.turned), limit]);
}

/** Resolves once the page has read a month, whether it shows it or only may, and has nothing left to do. */
export async function haveRead(page: Page, month: string): Promise<void> {
  const answer = await page.waitForResponse((response) => isAbout(response.url(), month));
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}`);
  await answer.finished();
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

declare global {
  var turned: Promise<number>;
}

/** The days around a month begin or end in another one, but only the month itself has its fifteenth. */
const fifteenthOf = (month: string): Date => new Date(Date.parse(month) + MIDDLE * 86_400_000);

/** An entry on that day, which says its weekday, month and number. */
function entriesOf(month: string): string {
  const name = fifteenthOf(month).toLocaleDateString('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' });
  return `div:has(> header > [data-number][aria-label="${name}"]) > button[data-entry]`;
}

function isAbout(url: string, month: string): boolean {
  const { pathname, searchParams } = new URL(url);
  const day = fifteenthOf(month).toISOString().slice(0, 10);
  const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
  return pathname === templeCalendarEndpoints.read.path && from <= day && day <= to;
}

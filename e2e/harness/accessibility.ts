import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import { QUICK_AXE } from './quick-axe.ts';

const SERIOUS = ['serious', 'critical'];
/** What passed is not described. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};

/** Fails if axe finds something that keeps people from using the page in its current state (WCAG 2.2 AA). */
export const expectAccessible = (page: Page) => expectNone(page, OPTIONS);

/** The same for its colors alone: what another color scheme can change. */
export const expectContrast = (page: Page, address: string) =>
  expectNone(page, { ...OPTIONS, runOnly: { type: 'rule', values: ['color-contrast'] } }, address);

async function expectNone(page: Page, options: RunOptions, address = '') {
  const top = await scrollTo(page, 0);
  await page.evaluate(endMotion);
  const violations = await violationsIn(page, options);
  await page.evaluate(allowMotion);
  await scrollTo(page, top);
  const found = violations
    .filter(({ impact }) => SERIOUS.includes(impact ?? ''))
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n  ${failureSummary}`).join('\n')}`,
    );
  expect(found, [address, ...found].join('\n\n')).toEqual([]);
}

/** Axe is half a megabyte: it is injected once per document, and stays while links are followed. */
async function violationsIn(page: Page, options: RunOptions): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(QUICK_AXE);
  return page.evaluate(async (wanted) => (await (window as unknown as { axe: typeof axe }).axe.run(document, wanted)).violations, options);
}

/** What fades in has its colors once it has arrived, and a notice may arrive while axe is looking. Runs in the page. */
function endMotion(): void {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
}

/** Takes that rule back. Runs in the page. */
function allowMotion(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
}

/** What a sticky header half covers is not too small: scrolling uncovers it, so sizes are measured at the top. Returns where the page was. */
const scrollTo = (page: Page, top: number): Promise<number> =>
  page.evaluate((to) => {
    const before = window.scrollY;
    window.scrollTo({ top: to, behavior: 'instant' });
    return before;
  }, top);

/** Fails if a bar that stays in place covers the middle of something that has the focus (WCAG 2.2, 2.4.11), whichever way Tab goes. */
export async function expectFocusInSight(page: Page, address: string) {
  expect(await page.evaluate(coveredWhenFocused), address).toEqual([]);
}

/** Names what is covered. Runs in the page, where focusing scrolls at once. */
function coveredWhenFocused(): string[] {
  const reachable = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]')].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
  );
  const barOver = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    let over: Element | null = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!over || over.contains(element) || element.contains(over)) return undefined;
    while (over && !['fixed', 'sticky'].includes(getComputedStyle(over).position)) over = over.parentElement;
    return over && !over.contains(element) ? over : undefined;
  };
  const covered = [...reachable, ...reachable.toReversed()].filter((element) => {
    element.focus();
    return document.activeElement === element && barOver(element);
  });
  (document.activeElement as HTMLElement | null)?.blur();
  window.scrollTo({ top: 0, behavior: 'instant' });
  return covered.map((element) => element.getAttribute('aria-label') ?? element.textContent ?? element.tagName);
}

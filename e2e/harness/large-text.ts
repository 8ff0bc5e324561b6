import { expect, type Page } from '@playwright/test';

/** With text twice as large, no word of a control or heading is cut, covered by its neighbor's box, or beyond the page. */
export async function expectLargeText(page: Page, address: string) {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect.poll(() => page.evaluate(cutWords), `${address} with text twice as large`).toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Names what is cut or reaches beyond the page; what scrolls within its own frame is reached there. Runs in the page. */
function cutWords(): string[] {
  const words = document.createRange();
  const boxOf = (element: Element) => {
    if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) return element.getBoundingClientRect();
    words.selectNodeContents(element);
    return words.getBoundingClientRect();
  };
  /** The first words of a long text, with an ellipsis for the rest: the whole text is a press away. */
  const isExcerpt = (element: Element) =>
    [element, ...element.querySelectorAll('*')].some((part) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(part);
      return textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '');
    });
  /** Out of sight on purpose, for screen readers alone. */
  const isUnseen = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isUnseen(element.parentElement));
  const isCut = (element: Element): boolean => {
    const { left, right, width } = boxOf(element);
    const beyond = (from: number, to: number) => width > 1 && (left < from - 1.5 || right > to + 1.5);
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const { overflowX, position } = getComputedStyle(around);
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      const box = around.getBoundingClientRect();
      if ((overflowX === 'hidden' || overflowX === 'clip') && beyond(box.left, box.right)) return true;
      if (position === 'fixed') break;
    }
    return beyond(0, innerWidth);
  };
  return [...document.querySelectorAll('h1, h2, h3, button, a[href], label, legend, summary, input, select')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => !element.closest('[inert]') && !isUnseen(element) && !isExcerpt(element) && isCut(element))
    .map((element) => element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.outerHTML.slice(0, 120)));
}

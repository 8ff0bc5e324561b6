import { focusPage } from '../arrival/use-arrival.ts';

/**
 * What opened a dialog may be gone once it closes: a list was read again, a row left, nothing had the focus. The keyboard then goes on from
 * the page's heading, not from the top of the document.
 */
export function keepFocus(closed: HTMLElement): void {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body || closed.contains(activeElement)) focusPage();
}

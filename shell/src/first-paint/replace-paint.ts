import { takeOver } from '../early/early-page.ts';
import { pairControls } from './controls.ts';
import { carryTyped } from './typed.ts';

/** Something is still loading: the app's screen would show less than the first paint does. */
const PENDING = '[aria-busy="true"], [data-pending]';

/** What the paint looks like. The app has adopted the page-wide rules that it needs, and changed their names by that. */
const STYLES = '#paint-styles, style[data-emotion^="k-global "]';

/** The markup that the server put into this page; null on other pages. */
export const firstPaint = (): HTMLElement | null => document.getElementById('paint');

/**
 * Shows the app instead of the first paint once its screen is complete, in one task: what was typed and chosen is carried over, the focus
 * stays, and presses that only the app can handle are replayed. Until then the app renders out of sight.
 *
 * @param pressDone resolves when no press is in progress, which would otherwise be lost
 */
export function replacePaint(paint: HTMLElement, root: HTMLElement, pressDone: () => Promise<void>): void {
  const swap = async () => {
    if (!isComplete(root)) return;
    await pressDone();
    if (!paint.isConnected || !isComplete(root)) return;
    watch.disconnect();
    reveal(paint, root);
  };
  const watch = new MutationObserver(() => void swap());
  watch.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-busy', 'data-pending'] });
  void swap();
}

const isComplete = (root: HTMLElement) => Boolean(root.textContent?.trim()) && !root.querySelector(PENDING);

function reveal(paint: HTMLElement, root: HTMLElement): void {
  const counterpart = pairControls(paint, root);
  forgetPlaces(root);
  // The app is out of sight as long as the paint has its id, and what isn't seen takes no focus.
  paint.removeAttribute('id');
  carryTyped(paint, counterpart);
  paint.remove();
  for (const style of document.querySelectorAll(STYLES)) style.remove();
  takeOver(counterpart);
}

/**
 * Browsers measure a layout shift from where something was in the last frame, even out of sight, and the app's screen grew there. Its boxes
 * are made again, so that their first place counts as their only one. A text area that grows would measure itself again, and move the rest.
 */
function forgetPlaces(root: HTMLElement): void {
  if (root.querySelector('textarea')) return;
  root.style.display = 'none';
  root.getBoundingClientRect();
  root.style.display = '';
}

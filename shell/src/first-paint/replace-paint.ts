import { takeOver } from '../early/early-page.ts';
import { pairControls } from './controls.ts';
import { carryTyped } from './typed.ts';

/** Something is still loading: the app's screen would show less than the first paint does. */
const PENDING = '[aria-busy="true"], [data-pending]';

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
  // The app is out of sight as long as the paint has its id, and what isn't seen takes no focus.
  paint.removeAttribute('id');
  carryTyped(paint, counterpart);
  paint.remove();
  document.getElementById('paint-styles')?.remove();
  takeOver(counterpart);
}

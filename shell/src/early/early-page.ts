import type { Portal } from '@sannidhi/contracts';
import type { SessionAnswer } from '@sannidhi/kit/session';
import type { Counterpart } from '../first-paint/controls.ts';
import type { Found } from '../overlay/gestures/watch-gestures.ts';
import type { AdoptGestures } from './early-gestures.ts';

/** What the prerendered page knows before its app has loaded, and how it hands over the page. */
export interface EarlyPage {
  /** The session check of this page load; the app awaits it instead of checking again. */
  session: Promise<SessionAnswer>;
  /** Resolves when no press is in progress. */
  pressDone: () => Promise<void>;
  /** The app is about to read the address and what the tab keeps; resolves when the page changes neither any more. */
  begin: () => Promise<void>;
  /** What nobody caught so far; the page's own reporting takes over from there. */
  takeUncaught: () => Event[];
  /** The portal row that is open now. */
  openPortal: () => Portal | undefined;
  /** The watch for hidden gestures, which the app takes over. */
  adoptGestures: AdoptGestures;
  /** Stops acting for the app, then replays what the user did that only the app can handle. */
  handOver: (counterpart: Counterpart) => void;
}

declare global {
  var sannidhiEarly: EarlyPage | undefined;
}

/** The portal row that was opened before the app loaded: the app's first render shows it open as well. */
export const openedEarly = (): Portal | undefined => globalThis.sannidhiEarly?.openPortal();

/** Subscribes to the watch for hidden gestures that began with the page, if there is one. Returns the unsubscribe function. */
export const adoptGestures = (found: Found): (() => void) | undefined => globalThis.sannidhiEarly?.adoptGestures(found);

/**
 * The app gets every gesture from now on.
 * @param counterpart the app's own control for one of the page's; the same one where the app adopted the page's markup.
 */
export function takeOver(counterpart: Counterpart = (control) => control): void {
  const early = globalThis.sannidhiEarly;
  globalThis.sannidhiEarly = undefined;
  early?.handOver(counterpart);
}

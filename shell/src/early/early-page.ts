import type { Portal } from '@sannidhi/contracts';
import type { SessionAnswer } from '@sannidhi/kit/session';
import type { Found } from '../overlay/gestures/watch-gestures.ts';
import type { AdoptGestures } from './early-gestures.ts';

/** What the prerendered page knows before its app is there, and how it hands the page over. */
export interface EarlyPage {
  /** The session check of this page load; the app waits for its answer instead of asking again. */
  session: Promise<SessionAnswer>;
  /** Resolves when no press is between its down and its click. */
  pressDone: () => Promise<void>;
  /** The portal row that stands open now. */
  openPortal: () => Portal | undefined;
  /** The watch for hidden gestures, which goes on for the app. */
  adoptGestures: AdoptGestures;
  /** Stops acting for the app, then tells it what people did that only the app can answer. */
  handOver: () => void;
}

declare global {
  var sannidhiEarly: EarlyPage | undefined;
}

/** The portal row a person opened before the app was there: the app's first rendering shows it open as well. */
export const openedEarly = (): Portal | undefined => globalThis.sannidhiEarly?.openPortal();

/** Listens to the watch for hidden gestures that began with the page, if one did. The answer stops it. */
export const adoptGestures = (found: Found): (() => void) | undefined => globalThis.sannidhiEarly?.adoptGestures(found);

/** The app hears everything from now on. */
export function takeOver(): void {
  const early = globalThis.sannidhiEarly;
  globalThis.sannidhiEarly = undefined;
  early?.handOver();
}

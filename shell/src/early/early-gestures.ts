import { type Found, watchGestures } from '../overlay/gestures/watch-gestures.ts';

/** Like `watchGestures`, for a watch that began before its listener existed: anything found so far is reported immediately. */
export type AdoptGestures = (found: Found) => () => void;

/**
 * Watches for the hidden gestures from the page's first moment; the first one found before anyone subscribes is passed to the first
 * listener.
 */
export function watchEarly(callListener: () => void): AdoptGestures {
  let kept: Parameters<Found>[0] | undefined;
  let tell: Found = (celebration) => {
    kept = celebration;
    callListener();
  };
  const stop = watchGestures((celebration) => tell(celebration));
  return (found) => {
    tell = found;
    if (kept) found(kept);
    return stop;
  };
}

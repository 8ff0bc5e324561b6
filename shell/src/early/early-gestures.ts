import { type Found, watchGestures } from '../overlay/gestures/watch-gestures.ts';

/** Like `watchGestures`, for a watch that began before its listener was there: what it found meanwhile is told at once. */
export type AdoptGestures = (found: Found) => () => void;

/** Watches for the hidden gestures from the page's first moment; the first found before anybody listens calls the listener. */
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

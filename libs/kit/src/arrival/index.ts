/** `@sannidhi/kit/arrival`: how a page, or a step in it, is named, announced and given the focus. Holds where the page is: see `SHARED_MODULES`. */
export { Announcer, announce } from './announcer.tsx';
export { arriveAgain, focusPage, useArrival } from './use-arrival.ts';

/** `@sannidhi/kit/arrival`: how a page, or a step in it, is titled, announced and focused. Has state: see `SHARED_MODULES`. */
export { Announcer, announce } from './announcer.tsx';
export { arriveAgain, focusPage, useArrival } from './use-arrival.ts';

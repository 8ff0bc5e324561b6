/** What a tab needs only when it stays open for long; loaded in idle time, never before the page is usable. */
export { renewRelease } from './renew-release.ts';

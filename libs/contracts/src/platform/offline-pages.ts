import type { Noun } from '../nouns.ts';
import { matchRoute } from './match-route.ts';
import { canonicalPath } from './page-routes.ts';

/** Where the service worker is served; at the root, because a worker controls the paths below its own. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

/** Pages that also work without a network, by their patterns, with the nouns they show. They show what this browser last stored, without requiring a session. */
export const OFFLINE_PAGES: Readonly<Record<string, readonly Noun[]>> = {
  '/devotee/door/:occurrenceId': ['door'],
  '/devotee/panchanga': ['festival'],
  '/priest/dashboard': ['sankalpam-sheet'],
  '/devotee/tickets/:ticketId': ['ticket'],
};

/** Whether the page at a path, under any of its aliases, works without a network. */
export const worksOffline = (path: string): boolean =>
  Object.keys(OFFLINE_PAGES).some((pattern) => matchRoute(pattern, canonicalPath(path)) !== undefined);

/** What a page posts to the service worker for caching: its path, and the paths of the files it uses. */
export interface KeepPage {
  page: string;
  files: readonly string[];
}

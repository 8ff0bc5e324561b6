import { canonicalPath } from './page-routes.ts';

/** Where the service worker is served; at the root, because a worker rules the paths below its own. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

/** Pages that also work without a network. They show what this browser last knew, without asking for a session. */
const OFFLINE_PAGES: readonly string[] = ['/devotee/panchanga'];

/** Whether the page at a path, by any of its addresses, works without a network. */
export const worksOffline = (path: string): boolean => OFFLINE_PAGES.includes(canonicalPath(path));

/** What a page posts to the service worker to be kept: its path, and the paths of the files it runs on. */
export interface KeepPage {
  page: string;
  files: readonly string[];
}

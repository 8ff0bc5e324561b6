import { REMOTE_LOADS_PATH } from '@sannidhi/contracts';
import type { LoadFailure } from './load-failure.ts';

const RELEASE = /^[0-9a-f]{16}$/;

let pageLoad = '';
const told = new Set<string>();

/** The signed name of this page load, as the page brought it. Without one nothing is told. */
export function nameOfPageLoad(name: string | undefined): void {
  pageLoad = name ?? '';
  told.clear();
}

/**
 * Tells the platform once per page load that a release loaded, or that it failed and where: a canary is judged by it. Carries no cookie
 * and no token. Never rejects and never throws: a report that does not arrive is no second error.
 */
export function reportLoad(remote: string, release: string, failure?: Pick<LoadFailure, 'phase' | 'kind'>): void {
  const failed = failure !== undefined;
  const key = `${remote} ${release} ${failed}`;
  if (!pageLoad || !RELEASE.test(release) || told.has(key)) return;
  told.add(key);
  const { phase, kind } = failure ?? {};
  const body = JSON.stringify({ pageLoad, remote, release, failed, phase, kind });
  const headers = { 'content-type': 'application/json' };
  const options = { method: 'POST', credentials: 'omit', keepalive: true, priority: 'low', headers, body } as const;
  void fetch(REMOTE_LOADS_PATH, options).catch(() => undefined);
}

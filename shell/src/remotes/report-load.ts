import { REMOTE_LOADS_PATH } from '@sannidhi/contracts';
import { sendReport } from '../errors/send-report.ts';
import type { LoadFailure } from './load-failure.ts';

const RELEASE = /^[0-9a-f]{16}$/;

let pageLoad = '';
const told = new Set<string>();

/** The signed name of this page load, from the page. Without one nothing is reported. */
export function nameOfPageLoad(name: string | undefined): void {
  pageLoad = name ?? '';
  told.clear();
}

/**
 * Reports once per page load that a release loaded, or that it failed and where; canaries are judged by these reports. Never rejects and never throws: a failed report is not another error.
 */
export function reportLoad(remote: string, release: string, failure?: Pick<LoadFailure, 'phase' | 'kind'>): void {
  const failed = failure !== undefined;
  const key = `${remote} ${release} ${failed}`;
  if (!pageLoad || !RELEASE.test(release) || told.has(key)) return;
  told.add(key);
  const { phase, kind } = failure ?? {};
  const body = JSON.stringify({ pageLoad, remote, release, failed, phase, kind });
  sendReport(REMOTE_LOADS_PATH, body, 'low');
}

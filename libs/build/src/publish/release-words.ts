import type { ReleaseSummary, RemoteStatus } from '@sannidhi/contracts';

/** More than these are in system management. */
const MOST_RELEASES = 10;

/** Where a remote stands, in one line: what runs, what is tried, what a rollback returns to. */
export function standing({ remote, active, installed, canary, previous }: RemoteStatus): string {
  const runs = active ?? (installed ? `${installed} (as installed)` : 'nothing');
  const trial = canary ? `, ${canary.release} for ${canary.sharePercent} % of browsers` : '';
  return `${remote} runs ${runs}${trial}${previous ? `; before: ${previous}` : ''}`;
}

/** The newest releases, a line each, with the page loads of the last day: what `activate` may be given. */
export const releaseList = ({ releases }: RemoteStatus): string[] => [...releases].sort(newestFirst).slice(0, MOST_RELEASES).map(line);

const newestFirst = (a: ReleaseSummary, b: ReleaseSummary) => b.publishedAt.localeCompare(a.publishedAt);

const line = ({ release, publishedAt, publishedBy, loads, failures }: ReleaseSummary) =>
  `  ${release}  ${publishedAt.slice(0, 16).replace('T', ' ')} UTC  ${publishedBy}; ${loads} page loads, ${failures} failed`;

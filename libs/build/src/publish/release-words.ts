import type { ReleaseSummary, RemoteStatus } from '@sannidhi/contracts';

/** System management shows more than these. */
const MOST_RELEASES = 10;

/** The state of a remote on one line: active release, canary, rollback target. */
export function standing({ remote, active, installed, canary, previous }: RemoteStatus): string {
  const runs = active ?? (installed ? `${installed} (as installed)` : 'nothing');
  const trial = canary ? `, ${canary.release} for ${canary.sharePercent}% of browsers` : '';
  return `${remote} runs ${runs}${trial}${previous ? `; before: ${previous}` : ''}`;
}

/** The newest releases, one per line, with the last day's page loads: the possible arguments of `activate`. */
export const releaseList = ({ releases }: RemoteStatus): string[] => [...releases].sort(newestFirst).slice(0, MOST_RELEASES).map(line);

const newestFirst = (a: ReleaseSummary, b: ReleaseSummary) => b.publishedAt.localeCompare(a.publishedAt);

const line = ({ release, publishedAt, publishedBy, loads, failures }: ReleaseSummary) =>
  `  ${release}  ${publishedAt.slice(0, 16).replace('T', ' ')} UTC  ${publishedBy}; ${loads} page loads, ${failures} failed`;

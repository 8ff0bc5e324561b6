import { isLeaving } from '../errors/leaving.ts';
import { reportPageError } from '../errors/report-page-error.ts';
import type { LoadFailure } from './load-failure.ts';
import { reportLoad } from './report-load.ts';

/**
 * Logs to the console and the server which remote failed, in which release, at which step and how; if another remote's code threw, that one.
 * While the page is being left, nothing counts as a failure.
 */
export function reportFailure({ phase, kind, detail, ...page }: LoadFailure): void {
  if (isLeaving()) return;
  const { remote, release } = page.blamed ?? page;
  console.error(`${remote}@${release} failed at ${phase} (${kind}): ${detail}`);
  reportLoad(remote, release, { phase, kind });
  reportPageError({ kind: 'load-failure', name: kind, message: detail, remote, release, phase });
}

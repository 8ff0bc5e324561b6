import { reportPageError } from '../errors/report-page-error.ts';
import type { LoadFailure } from './load-failure.ts';
import { reportLoad } from './report-load.ts';

/** Logs to the console and the server which remote failed, in which release, at which step and how. */
export function reportFailure({ remote, release, phase, kind, detail }: LoadFailure): void {
  console.error(`${remote}@${release} failed at ${phase} (${kind}): ${detail}`);
  reportLoad(remote, release, { phase, kind });
  reportPageError({ kind: 'load-failure', name: kind, message: detail, remote, release, phase });
}

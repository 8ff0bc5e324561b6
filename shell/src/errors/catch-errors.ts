import type { PageErrorKind } from '@sannidhi/contracts';
import { failureAt } from '../remotes/load-failure.ts';
import { type NamedRelease, releaseBehind } from '../remotes/release-behind.ts';
import { reportLoad } from '../remotes/report-load.ts';
import { isLeaving } from './leaving.ts';
import { describeThrown, reportPageError } from './report-page-error.ts';

const SPOKEN = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;
const SAYS_NOTHING = () => {};

/**
 * Handles uncaught errors and rejected promises so that they never reach the browser's own reporting, those of a page whose app was still loading included. The first is logged in the console
 * and on the server; later ones go only to the server. One that a release's code threw, in a timer or a promise, counts as a failed load of
 * that release; nothing counts while the page is being left.
 * @param silences false keeps the console logging, for development.
 */
export function catchErrors(silences = process.env.NODE_ENV === 'production'): void {
  const heed = (event: Event) => {
    if (event instanceof ErrorEvent) log('error', event.error ?? event.message, silences, event.filename);
    else if ('reason' in event && !isFileOfRemote(event.reason)) log('rejection', event.reason, silences);
    else if (event.type === 'error') return;
    event.preventDefault();
  };
  for (const event of globalThis.sannidhiEarly?.takeUncaught() ?? []) heed(event);
  for (const type of ['error', 'unhandledrejection']) window.addEventListener(type, heed);
}

/** A file of a remote that failed to load is reported and recovered by the loader. */
const isFileOfRemote = (reason: unknown) => reason instanceof Error && 'request' in reason && /\/remotes\//.test(String(reason.request));

function log(kind: PageErrorKind, thrown: unknown, silences: boolean, script?: string): void {
  if (isLeaving()) return;
  const blamed = releaseBehind(thrown, script);
  console.error(`Nobody caught this (${kind}):`, thrown);
  reportPageError({ kind, ...describeThrown(thrown), ...blamed });
  if (blamed) blame(blamed, thrown);
  if (silences) for (const method of SPOKEN) console[method] = SAYS_NOTHING;
}

/** A request that found no network, or that was given up, is no fault of the code that sent it. */
function blame({ remote, release }: NamedRelease, thrown: unknown): void {
  const failure = failureAt('inner', remote, release, thrown);
  const isGivenUp = thrown instanceof DOMException && thrown.name === 'AbortError';
  if (failure.kind === 'threw' && !isGivenUp) reportLoad(remote, release, failure);
}

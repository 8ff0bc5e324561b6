import type { PageErrorKind } from '@sannidhi/contracts';
import { describeThrown, reportPageError } from './report-page-error.ts';

const SPOKEN = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;
const SAYS_NOTHING = () => {};

/**
 * Handles uncaught errors and rejected promises so that they never reach the browser's own reporting. The first is logged in the console
 * and on the server; later ones go only to the server.
 * @param silences false keeps the console logging, for development.
 */
export function catchErrors(silences = process.env.NODE_ENV === 'production'): void {
  window.addEventListener('error', (event) => {
    if (!(event instanceof ErrorEvent)) return;
    event.preventDefault();
    log('error', event.error ?? event.message, silences);
  });
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    if (isFileOfRemote(event.reason)) return;
    log('rejection', event.reason, silences);
  });
}

/** A file of a remote that failed to load is reported and recovered by the loader. */
const isFileOfRemote = (reason: unknown) => reason instanceof Error && 'request' in reason && /\/remotes\//.test(String(reason.request));

function log(kind: PageErrorKind, thrown: unknown, silences: boolean): void {
  const described = describeThrown(thrown);
  console.error(`Nobody caught this (${kind}):`, thrown);
  reportPageError({ kind, ...described });
  if (silences) for (const method of SPOKEN) console[method] = SAYS_NOTHING;
}

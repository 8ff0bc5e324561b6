import type { LoadFailure } from './load-failure.ts';

/** Window event that carries a load failure, for whatever collects telemetry in the page. */
export const LOAD_FAILURE_EVENT = 'sannidhi:load-failure';

/** Tells the console and the page's telemetry which remote failed, in which release, at which step and how. */
export function reportFailure(failure: LoadFailure): void {
  console.error(`${failure.remote}@${failure.release} failed at ${failure.phase} (${failure.kind}): ${failure.detail}`);
  window.dispatchEvent(new CustomEvent<LoadFailure>(LOAD_FAILURE_EVENT, { detail: failure }));
}

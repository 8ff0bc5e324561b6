import { type NamedRelease, releaseBehind } from './release-behind.ts';

/** The step at which loading a page failed. */
export type LoadPhase = 'registry' | 'contract' | 'entry' | 'messages' | 'screen' | 'render' | 'inner';
/** What went wrong, in one word that support can search for. */
export type FailureKind = 'missing' | 'malformed' | 'timeout' | 'network' | 'threw' | 'incompatible';

export interface LoadFailure {
  remote: string;
  release: string;
  phase: LoadPhase;
  kind: FailureKind;
  detail: string;
  /** The release whose code threw, if it isn't the page's own. */
  blamed?: NamedRelease;
}

/** Says which part of a page's loading failed. */
export class RemoteLoadError extends Error {
  readonly failure: LoadFailure;

  constructor(failure: LoadFailure) {
    super(`${failure.remote}@${failure.release} failed at ${failure.phase}: ${failure.kind} (${failure.detail})`);
    this.name = 'RemoteLoadError';
    this.failure = failure;
  }
}

/** Classifies what a browser or the federation runtime threw. To scripts, a digest mismatch looks like a failed download. */
export function failureKind(error: unknown): FailureKind {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (/ScriptExecutionError/.test(text)) return 'threw';
  if (/timeout|timed out/i.test(text)) return 'timeout';
  if (/does not exist in container/.test(text)) return 'missing';
  if (/ChunkLoadError|Failed to (fetch|load)|ScriptNetworkError|RUNTIME-008|NetworkError|Load failed|Loading (CSS )?chunk/i.test(text))
    return 'network';
  return 'threw';
}

/** A failure at `phase`, classified by what was thrown. */
export const failureAt = (phase: LoadPhase, remote: string, release: string, error: unknown): LoadFailure => ({
  remote,
  release,
  phase,
  kind: failureKind(error),
  detail: error instanceof Error ? error.message : String(error),
  ...blamedOther(remote, error),
});

/** Another remote's code may have thrown inside this page, through what all of them share. */
function blamedOther(remote: string, error: unknown): Pick<LoadFailure, 'blamed'> {
  const blamed = releaseBehind(error);
  return blamed && blamed.remote !== remote ? { blamed } : {};
}

/** Whether a file failed to load: gone, refused, or late. Another release may have it. */
export const isLoss = ({ kind }: LoadFailure): boolean => kind === 'network' || kind === 'timeout';

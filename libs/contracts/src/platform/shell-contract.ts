import type { RemoteRelease } from './remote-release.ts';

/** What the shell offers to remotes. A change that breaks older releases raises the major version. */
export const SHELL_CONTRACT = '4.21.0';
/** The range that today's builds of remotes declare. */
export const BUILT_FOR_CONTRACT = '^4.21.0';

/** Where the files of a release are served; immutable, because a release is named after its content. */
export const releaseBase = (release: Pick<RemoteRelease, 'name' | 'release'>) => `/remotes/${release.name}/${release.release}/`;

/**
 * Whether a shell with contract `version` may run a release built for `range` (`^major.minor.patch`, the `^` of semver from 1.0.0 on).
 * Anything other than a caret range is refused.
 */
export function satisfiesContract(range: string, version: string = SHELL_CONTRACT): boolean {
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range)?.slice(1).map(Number);
  const offered = version.split('.').map(Number);
  if (!wanted || wanted[0] !== offered[0]) return false;
  return compareMinor(offered, wanted) >= 0;
}

const compareMinor = (a: number[], b: number[]) => (a[1] ?? 0) - (b[1] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0);

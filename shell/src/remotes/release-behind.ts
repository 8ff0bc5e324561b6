/** Where a release's files are served, see `releaseBase`. */
const IN_RELEASE = /\/remotes\/(mfe-[a-z-]+)\/([0-9a-f]{16})\//;

/** A release of a remote, by name. */
export interface NamedRelease {
  remote: string;
  release: string;
}

/**
 * The release whose code threw: the innermost frame of the stack that lies in a release's file, or the script that the browser names.
 * Undefined if no release was involved, or if what was thrown has no stack.
 */
export function releaseBehind(thrown: unknown, script = ''): NamedRelease | undefined {
  const [, remote, release] = IN_RELEASE.exec(framesOf(thrown)) ?? IN_RELEASE.exec(script) ?? [];
  return remote && release ? { remote, release } : undefined;
}

/** Chromium's stack starts with the message, which may quote any address. */
const framesOf = (thrown: unknown): string => (thrown instanceof Error ? (thrown.stack ?? '').replace(thrown.message, '') : '');

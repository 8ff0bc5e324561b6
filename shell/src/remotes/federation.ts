import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { type RemoteRelease, releaseBase } from '@sannidhi/contracts';
import type { Area } from '@sannidhi/kit/area';

/** A script that has not arrived by then counts as failed. */
export const LOAD_TIMEOUT_MS = 8000;
/** No script hashes to it, so the browser refuses what no release lists. */
const REFUSED = `sha384-${'A'.repeat(64)}`;

declare global {
  /** Digest of every file of the registered releases, by pathname; inner chunks of remotes read it too. */
  var __sannidhiIntegrity__: Record<string, string>;
}
globalThis.__sannidhiIntegrity__ ??= {};

registerPlugins([
  {
    name: 'script-integrity',
    createScript: ({ url }) => ({ script: scriptElement(url), timeout: LOAD_TIMEOUT_MS }),
  },
]);

/** Executes a release's entry and returns the area it exposes. @throws when a file is missing, late or not what the release lists. */
export async function fetchArea(release: RemoteRelease): Promise<Area> {
  announceIntegrity(release);
  const name = release.name.replaceAll('-', '_');
  registerRemotes([{ name, entry: new URL(releaseBase(release) + release.entry, location.origin).href }], { force: false });
  const module = await loadRemote<{ default: Area }>(`${name}/area`);
  if (!module?.default) throw new Error('the release exposes no area');
  return module.default;
}

/** Makes a release's digests known to everything that loads its scripts. */
export function announceIntegrity(release: RemoteRelease): void {
  for (const [file, digest] of Object.entries(release.integrity)) globalThis.__sannidhiIntegrity__[releaseBase(release) + file] = digest;
}

/**
 * Fetches the files of one page past the browser's cache. Releases are cached for good, so a file that arrived damaged would be
 * refused again on every try. Never rejects: what can't be fetched fails again where it is used.
 */
export async function refetchFiles(release: RemoteRelease, path: string): Promise<void> {
  const files = release.routes.find((route) => route.path === path)?.files ?? [];
  const signal = AbortSignal.timeout(LOAD_TIMEOUT_MS);
  await Promise.allSettled(
    [release.entry, ...files].map(async (file) => (await fetch(releaseBase(release) + file, { cache: 'reload', signal })).arrayBuffer()),
  );
}

function scriptElement(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = globalThis.__sannidhiIntegrity__[new URL(url, location.origin).pathname] ?? REFUSED;
  return script;
}

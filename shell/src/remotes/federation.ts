import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { pageKey, type RemoteRelease, releaseBase } from '@sannidhi/contracts';
import type { Area } from '@sannidhi/kit/area';
import { digestOf, noteDigest, noteQuery, queryOf } from '../containment/release-files.ts';
import { LOAD_TIMEOUT_MS } from './load-timeout.ts';

/** No script has this hash, so the browser refuses anything no release lists. */
const REFUSED = `sha384-${'A'.repeat(64)}`;

registerPlugins([
  {
    name: 'script-integrity',
    createScript: ({ url }) => ({ script: scriptElement(url), timeout: LOAD_TIMEOUT_MS }),
  },
]);

/** Remotes with a release that ran in this tab, and the entry each name refers to: only `force` makes the runtime forget either. */
const executed = new Set<string>();
const entries = new Map<string, string>();

/**
 * Executes a release's entry and returns the area it exposes. Whatever ran under the remote's name before keeps running where it is
 * mounted; the name now refers to the new release. @throws if a file is missing, late or different from the release's list.
 */
export async function fetchArea(release: RemoteRelease): Promise<Area> {
  announceIntegrity(release);
  const name = release.name.replaceAll('-', '_');
  const entry = new URL(releaseBase(release) + release.entry, location.origin).href;
  registerRemotes([{ name, entry }], { force: executed.has(name) || (entries.get(name) ?? entry) !== entry });
  entries.set(name, entry);
  const module = await loadRemote<{ default: Area }>(`${name}/area`);
  if (!module?.default) throw new Error('the release exposes no area');
  executed.add(name);
  return module.default;
}

/** Registers a release's digests for everything that loads its scripts. */
export function announceIntegrity(release: RemoteRelease): void {
  for (const [file, digest] of Object.entries(release.integrity)) noteDigest(releaseBase(release) + file, digest);
}

/**
 * Refetches the files of one page. A tab remembers a failed preload and fails the next script with the same address, so scripts use a
 * different one; and releases are cached forever, so a damaged copy is replaced as well.
 */
export function askAnew(release: RemoteRelease, path: string, attempt: number): void {
  const files = release.routes.find((route) => pageKey(route) === path)?.files ?? [];
  for (const file of [release.entry, ...files]) {
    const address = releaseBase(release) + file;
    noteQuery(address, `?attempt=${attempt}`);
    void fetch(address, { cache: 'reload', priority: 'low', signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) }).catch(() => undefined);
  }
}

function scriptElement(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  const { pathname } = new URL(url, location.origin);
  script.src = url + queryOf(pathname);
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = digestOf(pathname) ?? REFUSED;
  return script;
}

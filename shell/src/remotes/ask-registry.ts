import { REGISTRY_PATH, type RegistryDocument } from '@sannidhi/contracts';
import { soundRegistry } from '../boot/sound-registry.ts';
import { caller } from './caller.ts';
import { type FailureKind, RemoteLoadError } from './load-failure.ts';
import { LOAD_TIMEOUT_MS } from './load-timeout.ts';
import { step } from './page-loader.ts';

/**
 * The registry as this browser would get it with a new page; `remote` is the one it is requested for.
 * @throws RemoteLoadError at `registry` if it doesn't load or isn't a registry.
 */
export const fetchRegistry = (remote: string): Promise<RegistryDocument> => fetchFrom(remote, REGISTRY_PATH, JSON.parse);

/**
 * The registry in the boot document of an area's page, which names the digests of that area's files.
 * @throws RemoteLoadError at `registry` if the page doesn't load or has no registry.
 */
export const fetchPageRegistry = (remote: string, path: string): Promise<RegistryDocument> =>
  fetchFrom(remote, path, (html) => {
    const [, after = '>{}<'] = html.split(' id="boot"');
    const boot = after.slice(after.indexOf('>') + 1, after.indexOf('<'));
    return (JSON.parse(boot) as { registry?: unknown }).registry;
  });

const fetchFrom = (remote: string, address: string, registryIn: (text: string) => unknown): Promise<RegistryDocument> =>
  step('registry', { name: remote, release: '' }, LOAD_TIMEOUT_MS, async () => {
    const answer = await fetch(address, { cache: 'no-store', ...caller() });
    if (!answer.ok) throw failed(remote, answer.status === 404 ? 'missing' : 'network', `the registry answered ${answer.status}`);
    const given = await answer
      .text()
      .then(registryIn)
      .catch(() => undefined);
    const registry = soundRegistry(given);
    if (!registry) throw failed(remote, 'malformed', 'the answer is no registry');
    return registry;
  });

/**
 * The registry for `remote`, for which the tab has no release.
 * @throws RemoteLoadError at `registry` if it doesn't load, isn't a registry, or still lacks the remote.
 */
export async function askRegistry(remote: string): Promise<RegistryDocument> {
  const registry = await fetchRegistry(remote);
  if (registry.releases.some(({ name }) => name === remote)) return registry;
  throw failed(remote, 'missing', 'no release is registered');
}

const failed = (remote: string, kind: FailureKind, detail: string) =>
  new RemoteLoadError({ remote, release: '', phase: 'registry', kind, detail });

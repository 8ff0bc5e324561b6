import type { RegistryDocument, RemoteRelease } from '@sannidhi/contracts';

/**
 * The registry without entries the shell could stumble over: a proxy or a disk may hand over anything under its name. One broken entry
 * costs its own area alone. Undefined when it is no registry at all.
 */
export function soundRegistry(given: unknown): RegistryDocument | undefined {
  const document = given as Partial<RegistryDocument> | null;
  if (!Array.isArray(document?.releases)) return undefined;
  return { ...document, releases: document.releases.filter(isSound) };
}

function isSound(entry: Partial<RemoteRelease> | null): boolean {
  const { name, release, contract, entry: file, routes, navigation, integrity } = entry ?? {};
  const named = [name, release, contract, file].every((text) => typeof text === 'string');
  return named && Array.isArray(navigation) && Array.isArray(routes) && routes.every(isRoute) && typeof integrity === 'object';
}

const isRoute = (route: Partial<RemoteRelease['routes'][number]> | null) =>
  typeof route?.path === 'string' && typeof route.title === 'object' && Array.isArray(route.files);

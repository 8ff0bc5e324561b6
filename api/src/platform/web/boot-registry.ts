import { pageAt, type RegistryDocument } from '@sannidhi/contracts';

/**
 * The registry as a page names it: only the opened area's files have their digests there. They are random text, which nothing compresses,
 * and half of a page; the shell asks the registry for another area's when it opens that area.
 */
export function bootRegistry(registry: RegistryDocument, path: string): RegistryDocument {
  const area = pageAt(path, registry)?.area;
  return { ...registry, releases: registry.releases.map((release) => (release.name === area ? release : { ...release, integrity: {} })) };
}

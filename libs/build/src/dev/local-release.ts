import { type BootDocument, type RegistryDocument, type RemoteRelease, registeredAreas } from '@sannidhi/contracts';

const BOOT = /(<script type="application\/json" id="boot"[^>]*>)([\s\S]*?)(<\/script>)/;

/**
 * The registry with a local build replacing the deployed release. It counts as a preview, so the shell shows its badge.
 * A remote that isn't registered there yet brings its area.
 */
export function withLocalRelease(registry: RegistryDocument, local: RemoteRelease): RegistryDocument {
  const others = registry.releases.filter(({ name }) => name !== local.name);
  const previews = [...(registry.previews ?? []).filter((name) => name !== local.name), local.name];
  const disabled = (registry.disabled ?? []).filter((name) => name !== local.name);
  const areas = [...(registry.areas ?? []).filter(({ name }) => name !== local.name), ...registeredAreas()];
  return { ...registry, ...(areas.length > 0 ? { areas } : {}), releases: [...others, local], previews, disabled };
}

/** A page of the deployed shell that runs the local build. */
export function withLocalPage(html: string, local: RemoteRelease): string {
  const preloads = new RegExp(`<link rel="preload"[^>]* href="/remotes/${local.name}/[^>]*>`, 'g');
  return html.replaceAll(preloads, '').replace(BOOT, (_, start: string, json: string, end: string) => {
    const boot = JSON.parse(json) as BootDocument;
    const changed = { ...boot, registry: withLocalRelease(boot.registry, local) };
    return start + JSON.stringify(changed).replaceAll('<', '\\u003c') + end;
  });
}

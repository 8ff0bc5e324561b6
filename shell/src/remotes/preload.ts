import { type PageFound, pageAt, type RegistryDocument, releaseBase, satisfiesContract } from '@sannidhi/contracts';

/**
 * Preloads everything the first view of `path` (with its query) needs, in parallel and with its digests. Nothing is executed; a page that
 * is never opened costs only idle bandwidth.
 */
export function preloadPage(path: string, registry: RegistryDocument): void {
  const page = pageAt(path, registry)?.page;
  if (page && satisfiesContract(page.release.contract)) for (const link of preloadLinks(page)) hint(link);
}

interface PreloadLink {
  href: string;
  integrity: string;
}

/** Scripts of a page's first view: the release's entry, then the page's own. */
function preloadLinks({ release, route }: NonNullable<PageFound['page']>): PreloadLink[] {
  return [release.entry, ...route.files].flatMap((file) => {
    const integrity = release.integrity[file];
    return integrity && file.endsWith('.js') ? [{ href: releaseBase(release) + file, integrity }] : [];
  });
}

function hint({ href, integrity }: PreloadLink): void {
  if (document.head.querySelector(`link[rel="preload"][href="${href}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href, integrity, crossOrigin: 'anonymous' });
  document.head.append(link);
}

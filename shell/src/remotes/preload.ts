import { pageAt, type RegistryDocument, type RemoteRelease, type RemoteRoute, releaseBase, satisfiesContract } from '@sannidhi/contracts';
import { wholeRelease } from './whole-release.ts';

/**
 * Preloads everything the first view of `path` (with its query) needs, in parallel and with its digests. Nothing is executed; a page that
 * is never opened costs only idle bandwidth.
 */
export function preloadPage(path: string, registry: RegistryDocument): void {
  const page = pageAt(path, registry)?.page;
  if (!page || !satisfiesContract(page.release.contract)) return;
  const { route } = page;
  void wholeRelease(page.release).then(
    (release) => preloadLinks(release, route).forEach(hint),
    () => undefined,
  );
}

interface PreloadLink {
  href: string;
  integrity: string;
}

/** Scripts of a page's first view: the release's entry, then the page's own. */
function preloadLinks(release: RemoteRelease, route: RemoteRoute): PreloadLink[] {
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

import { AREAS, type Area, areaOf } from '../areas.ts';
import type { RegistryDocument } from './boot-document.ts';
import { matchRoute } from './match-route.ts';
import { PAGE_ALIASES } from './page-aliases.ts';
import type { RemoteRelease, RemoteRoute } from './remote-release.ts';

/** `/devotee/*` and `/donor/*` are the same pages; this one exists only under `/donor/`. */
const ONLY_UNDER_DONOR = '/donor/temple-preferences';

/** The shell's own pages under an area's prefixes. */
export const SHELL_PATTERNS = {
  sandboxCheckout: '/sandbox/checkout/:checkoutId',
  sandboxCard: '/sandbox/cards/:setupId',
  sandboxAccount: '/sandbox/accounts/:linkId',
  verifyReceipt: '/verify-receipt/:verificationId',
  verifyCertificate: '/verify-certificate/:verificationId',
  unsubscribe: '/unsubscribe/:token',
} as const;

/** The path whose page is shown at `path`: a trailing slash is dropped, aliases and the donor prefix are resolved. */
export function canonicalPath(path: string): string {
  const plain = withoutLastSlashes(path) || path.slice(0, 1);
  const aliased = PAGE_ALIASES[plain];
  if (aliased) return aliased;
  if (plain === ONLY_UNDER_DONOR) return plain;
  return plain.startsWith('/donor/') ? `/devotee/${plain.slice('/donor/'.length)}` : plain;
}

/** A page's key: its path and view. */
export const pageKey = ({ path, view }: Pick<RemoteRoute, 'path' | 'view'>): string => (view ? `${path}?view=${view}` : path);

/** What a path shows for a query: the view it names, otherwise (also for an unknown view) the page without a view. */
export function shownRoute<Route extends Pick<RemoteRoute, 'path' | 'view'>>(
  routes: readonly Route[],
  path: string,
  search: string,
): Route | undefined {
  const view = new URLSearchParams(search).get('view');
  const pages = routes.filter((route) => route.path === path);
  return pages.find((page) => page.view && page.view === view) ?? pages.find((page) => !page.view);
}

export interface PageFound {
  area: Area;
  /** The remote's release and route; absent for the shell's own pages. */
  page?: { release: RemoteRelease; route: RemoteRoute; params: Record<string, string> };
}

/**
 * Whose page `path` is, with its query if that selects a view. `page` is absent if the area is known but nothing in it matches: the shell's
 * own pages, an unknown path inside an area, or a remote without a release.
 */
export function pageAt(path: string, registry: RegistryDocument): PageFound | undefined {
  const [pathname = '', search = ''] = path.split('?');
  const canonical = canonicalPath(pathname);
  const area = areaOf(canonical);
  if (!area) return undefined;
  const release = registry.releases.find((candidate) => candidate.name === area);
  for (const route of release?.routes ?? []) {
    const params = matchRoute(route.path, canonical);
    if (release && params) return { area, page: { release, route: shownRoute(release.routes, route.path, search) ?? route, params } };
  }
  return { area };
}

/**
 * Whether the server returns a page for this path (200) or the not-found page (404). A remote without a release may own any path in its
 * area.
 */
export function pageExists(path: string, registry: RegistryDocument): boolean {
  const found = pageAt(path, registry);
  if (!found) return false;
  if (found.page) return true;
  if (found.area === 'shell') return isShellPage(canonicalPath(path));
  return !registry.releases.some((release) => release.name === found.area);
}

const isShellPage = (path: string) =>
  (AREAS.shell.exact as readonly string[]).includes(path) || Object.values(SHELL_PATTERNS).some((pattern) => matchRoute(pattern, path));

/** By hand: a pattern that looks for trailing slashes tries again at each of them. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

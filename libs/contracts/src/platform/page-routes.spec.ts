import type { RegistryDocument } from './boot-document.ts';
import { matchRoute } from './match-route.ts';
import { canonicalPath, pageAt, pageExists, pageKey, shownRoute } from './page-routes.ts';
import type { RemoteRelease } from './remote-release.ts';
import { BUILT_FOR_CONTRACT, releaseBase, satisfiesContract } from './shell-contract.ts';

const release = (name: RemoteRelease['name'], ...paths: string[]): RemoteRelease => ({
  name,
  release: '0123456789abcdef',
  contract: BUILT_FOR_CONTRACT,
  entry: 'remoteEntry.js',
  exposes: ['./area'],
  routes: paths.map((path) => ({ path, title: { en: path, hi: path }, access: 'public', layout: 'area', files: [] })),
  navigation: [],
  permissions: [],
  integrity: {},
});
const registry: RegistryDocument = {
  releases: [
    release('mfe-devotee', '/devotee/dashboard', '/devotee/events', '/donor/temple-preferences', '/donate'),
    release('mfe-auth', '/devotee/login'),
    release(
      'mfe-temple-admin',
      '/temple-admin/dashboard',
      '/temple-admin/events',
      '/temple-admin/events/create',
      '/temple-admin/events/:eventId/manage',
    ),
  ],
};
const routeAt = (path: string) => pageAt(path, registry)?.page?.route.path;

it('[2.28] shows the same page under /devotee/ and /donor/', () => {
  expect(routeAt('/devotee/dashboard')).toBe('/devotee/dashboard');
  expect(routeAt('/donor/dashboard')).toBe('/devotee/dashboard');
  expect(routeAt('/donor/login')).toBe('/devotee/login');
});

it('[2.29] knows temple-preferences only under /donor/', () => {
  expect(routeAt('/donor/temple-preferences')).toBe('/donor/temple-preferences');
  expect(pageExists('/devotee/temple-preferences', registry)).toBe(false);
});

it('[2.33] resolves the office’s synonyms and its event pages', () => {
  expect(routeAt('/temple-admin')).toBe('/temple-admin/dashboard');
  expect(routeAt('/temple-admin/event-management')).toBe('/temple-admin/events');
  expect(routeAt('/temple-admin/event-creation')).toBe('/temple-admin/events/create');
  expect(pageAt('/temple-admin/events/42/manage', registry)?.page?.params).toEqual({ eventId: '42' });
});

it('[2.35] [8.21] knows no other path of an area', () => {
  expect(pageExists('/temple-admin/nonsense', registry)).toBe(false);
  expect(pageExists('/temple-admin/events/42', registry)).toBe(false);
  expect(pageExists('/nope', registry)).toBe(false);
});

it('keeps an area without a release from looking empty', () => {
  expect(pageExists('/priest/dashboard', registry)).toBe(true);
  expect(pageAt('/priest/dashboard', registry)).toEqual({ area: 'mfe-priest' });
});

it('knows the shell’s own pages and nothing beside them', () => {
  for (const path of ['/', '/contact', '/sandbox/checkout/1', '/sandbox/cards/1', '/verify-receipt/abc', '/verify-certificate/abc'])
    expect(pageExists(path, registry)).toBe(true);
  for (const path of ['/sandbox', '/sandbox/checkout', '/sandbox/cards', '/verify-receipt', '/verify-receipt/a/b', '/unsubscribe'])
    expect(pageExists(path, registry)).toBe(false);
});

it('ignores a slash at the end and survives what can’t be decoded', () => {
  expect(canonicalPath('/devotee/dashboard/')).toBe('/devotee/dashboard');
  expect(canonicalPath('/')).toBe('/');
  expect(matchRoute('/a/:b', '/a/%E0%A4%A')).toEqual({ b: '%E0%A4%A' });
  expect(matchRoute('/a/:b', '/a/')).toBeUndefined();
});

it('accepts a release of the same major that asks for no more than the shell offers', () => {
  expect(satisfiesContract('^1.0.0', '1.0.0')).toBe(true);
  expect(satisfiesContract('^1.2.0', '1.3.1')).toBe(true);
  expect(satisfiesContract('^1.3.2', '1.3.1')).toBe(false);
  expect(satisfiesContract('^2.0.0', '1.9.9')).toBe(false);
  expect(satisfiesContract('^0.9.0', '1.0.0')).toBe(false);
  for (const range of ['*', '1.0.0', '>=1.0.0', '', '^1', 'latest']) expect(satisfiesContract(range, '1.0.0')).toBe(false);
});

it('serves a release under its own name for good', () => {
  expect(releaseBase({ name: 'mfe-auth', release: 'abc' })).toBe('/remotes/mfe-auth/abc/');
});

it('finds the view a query selects, and the page itself for a view nobody declares', () => {
  const pages = [{ path: '/a' }, { path: '/a', view: 'funds' }, { path: '/b' }];
  expect(shownRoute(pages, '/a', '?view=funds&fund=1')).toEqual({ path: '/a', view: 'funds' });
  expect(shownRoute(pages, '/a', '?view=levitation')).toEqual({ path: '/a' });
  expect(shownRoute(pages, '/b', '?view=funds')).toEqual({ path: '/b' });
  expect(pages.map(pageKey)).toEqual(['/a', '/a?view=funds', '/b']);
});

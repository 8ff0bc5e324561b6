import type { PageLayout, RegistryDocument, RemoteRelease } from '@sannidhi/contracts';
import type { RouteObject } from 'react-router-dom';
import { LandingPage } from '../landing/landing-page.tsx';
import { RemotePage } from '../remotes/remote-page.tsx';
import { AreaLayout } from './area-layout.tsx';
import { type PageRow, pageTable } from './page-table.ts';
import { Root } from './root.tsx';
import { ShellCrash } from './shell-crash.tsx';
import { SHELL_PAGES, shellPage } from './shell-page.tsx';
import { UnknownPath } from './unknown-path.tsx';

/** Every row of the page table as a route, then not-found. */
export function routeTable(registry: RegistryDocument): RouteObject[] {
  const rows = pageTable(registry);
  const children: RouteObject[] = [
    { path: '/', element: <LandingPage /> },
    ...rows.flatMap(({ owner, path }) => (owner === 'shell' && path !== '/' ? [shellPage(path, SHELL_PAGES[path])] : [])),
    ...developmentRoutes(),
    ...registry.releases.flatMap((release) =>
      remoteRoutes(
        release,
        rows.filter(({ owner }) => owner === release.name),
      ),
    ),
    { path: '*', element: <UnknownPath /> },
  ];
  return [{ element: <Root />, errorElement: <ShellCrash />, children }];
}

/** The kit's gallery; a production build leaves it out. */
const developmentRoutes = (): RouteObject[] =>
  process.env.NODE_ENV === 'development'
    ? [
        {
          path: '/dev/kit',
          lazy: async () => ({ Component: (await import(/* webpackChunkName: "gallery" */ '@sannidhi/kit/gallery')).KitGallery }),
        },
      ]
    : [];

const LAYOUTS: readonly PageLayout[] = ['area', 'plain'];

/** One parent per area and layout, so that a frame stays while its pages change. */
const remoteRoutes = (release: RemoteRelease, rows: readonly PageRow[]): RouteObject[] =>
  LAYOUTS.map((layout) => ({
    element: <AreaLayout remote={release.name} layout={layout} />,
    children: rows.filter((row) => row.layout === layout).flatMap((row) => pageRoute(release, row)),
  }));

function pageRoute(release: RemoteRelease, { path, shows }: PageRow): RouteObject[] {
  const route = release.routes.find((one) => one.path === shows);
  return route ? [{ path, element: <RemotePage key={shows} release={release} route={route} /> }] : [];
}

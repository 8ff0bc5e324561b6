import { knownRemotes, type PageLayout, type RegistryDocument } from '@sannidhi/contracts';
import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { LandingPage } from '../landing/landing-page.tsx';
import { Loading } from '../states/loading.tsx';
import { AreaLayout } from './area-layout.tsx';
import { type PageRow, pageTable } from './page-table.ts';
import { Root } from './root.tsx';
import { ShellCrash } from './shell-crash.tsx';
import { SHELL_PAGES, shellPage } from './shell-page.tsx';

/** With the frames around areas, which the landing page doesn't load either. */
const RemotePage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "frames" */ '../remotes/remote-page.tsx')).RemotePage,
}));
const UnknownPath = lazy(async () => ({ default: (await import(/* webpackChunkName: "frames" */ './unknown-path.tsx')).UnknownPath }));

/** The parent route of every page. */
export const ROOT_ROUTE = 'root';

/** Every row of the page table as a route, then not-found. */
export function routeTable(registry: RegistryDocument): RouteObject[] {
  const rows = pageTable(registry);
  const children: RouteObject[] = [
    { path: '/', element: <LandingPage /> },
    ...rows.flatMap(({ owner, path }) => (owner === 'shell' && path !== '/' ? [shellPage(path, SHELL_PAGES[path])] : [])),
    ...developmentRoutes(),
    ...remoteRoutes(rows),
    { path: '*', element: <Unknown /> },
  ];
  return [{ id: ROOT_ROUTE, element: <Root />, errorElement: <ShellCrash />, children }];
}

const Unknown = () => (
  <Suspense fallback={<Loading />}>
    <UnknownPath />
  </Suspense>
);

/** The kit's gallery; omitted from production builds. */
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

/** The remotes' rows as routes: one parent per area and layout, so that a frame stays mounted while its pages change. */
export const remoteRoutes = (rows: readonly PageRow[]): RouteObject[] =>
  knownRemotes().flatMap((remote) =>
    LAYOUTS.map((layout) => ({
      element: <AreaLayout remote={remote} layout={layout} />,
      children: rows
        .filter((row) => row.owner === remote && row.layout === layout && !row.view)
        .map(({ path, shows }) => ({ path, caseSensitive: true, element: <RemotePage key={shows} remote={remote} path={shows} /> })),
    })),
  );

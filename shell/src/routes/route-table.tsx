import { type PageLayout, REMOTES, type RegistryDocument } from '@sannidhi/contracts';
import type { RouteObject } from 'react-router-dom';
import { LandingPage } from '../landing/landing-page.tsx';
import { RemotePage } from '../remotes/remote-page.tsx';
import { AreaLayout } from './area-layout.tsx';
import { type PageRow, pageTable } from './page-table.ts';
import { Root } from './root.tsx';
import { ShellCrash } from './shell-crash.tsx';
import { SHELL_PAGES, shellPage } from './shell-page.tsx';
import { UnknownPath } from './unknown-path.tsx';

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
    { path: '*', element: <UnknownPath /> },
  ];
  return [{ id: ROOT_ROUTE, element: <Root />, errorElement: <ShellCrash />, children }];
}

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
  REMOTES.flatMap((remote) =>
    LAYOUTS.map((layout) => ({
      element: <AreaLayout remote={remote} layout={layout} />,
      children: rows
        .filter((row) => row.owner === remote && row.layout === layout && !row.view)
        .map(({ path, shows }) => ({ path, element: <RemotePage key={shows} remote={remote} path={shows} /> })),
    })),
  );

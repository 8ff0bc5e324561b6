import type { RegistryDocument } from '@sannidhi/contracts';
import type { createBrowserRouter } from 'react-router-dom';
import { liveRegistry, subscribeToRegistry } from '../boot/live-registry.ts';
import { pageTable } from './page-table.ts';
import { ROOT_ROUTE, remoteRoutes } from './route-table.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Adds to the router pages that releases introduce after the tab has started. A page it already has applies to whichever release is newest.
 */
export function addNewPages(router: Router, started: RegistryDocument): void {
  const known = new Set(pageTable(started).map(({ path }) => path));
  subscribeToRegistry(() => {
    const rows = pageTable(liveRegistry() ?? started).filter(({ path }) => !known.has(path));
    for (const { path } of rows) known.add(path);
    if (rows.length === 0) return;
    router.patchRoutes(ROOT_ROUTE, remoteRoutes(rows));
    matchAgain(router);
  });
}

/** The router caches its matches: an unknown address may have a page now. */
function matchAgain({ state: { matches, location }, navigate }: Router): void {
  if (matches.at(-1)?.route.path === '*') void navigate(location, { replace: true, preventScrollReset: true });
}

import type { RegistryDocument } from '@sannidhi/contracts';
import type { createBrowserRouter } from 'react-router-dom';
import { liveRegistry, subscribeToRegistry } from '../boot/live-registry.ts';
import { pageTable } from './page-table.ts';
import { ROOT_ROUTE, remoteRoutes } from './route-table.tsx';

/** Gives the router the pages that releases bring after the tab has started. A page it has stands for whatever release is newest. */
export function addNewPages({ patchRoutes }: ReturnType<typeof createBrowserRouter>, started: RegistryDocument): void {
  const known = new Set(pageTable(started).map(({ path }) => path));
  subscribeToRegistry(() => {
    const rows = pageTable(liveRegistry() ?? started).filter(({ path }) => !known.has(path));
    for (const { path } of rows) known.add(path);
    if (rows.length > 0) patchRoutes(ROOT_ROUTE, remoteRoutes(rows));
  });
}

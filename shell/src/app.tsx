import type { BootDocument } from '@sannidhi/contracts';
import { type ComponentProps, StrictMode, useMemo, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import { BootContext } from './boot/boot-context.ts';
import { liveRegistry, subscribeToRegistry } from './boot/live-registry.ts';
import type { PageLoader } from './remotes/page-loader.ts';
import { PageLoaderContext } from './remotes/page-loader-context.ts';

interface AppProps {
  boot: BootDocument;
  loader: PageLoader;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The whole page around its router. The same tree is rendered at build time, so nothing here may touch the browser. */
export function App({ boot, loader, router }: AppProps) {
  const registry = useSyncExternalStore(subscribeToRegistry, liveRegistry, liveRegistry);
  const known = useMemo(() => (registry ? { ...boot, registry } : boot), [boot, registry]);
  return (
    <StrictMode>
      <BootContext value={known}>
        <PageLoaderContext value={loader}>
          <RouterProvider router={router} />
        </PageLoaderContext>
      </BootContext>
    </StrictMode>
  );
}

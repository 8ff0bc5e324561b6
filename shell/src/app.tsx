import type { BootDocument, RegistryDocument } from '@sannidhi/contracts';
import { type ComponentProps, StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { BootContext } from './boot/boot-context.ts';
import { ReopenContext } from './boot/reopen-context.ts';
import type { PageLoader } from './remotes/page-loader.ts';
import { PageLoaderContext } from './remotes/page-loader-context.ts';

interface AppProps {
  boot: BootDocument;
  loader: PageLoader;
  reopen?: (registry: RegistryDocument) => void;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The whole page around its router. The same tree is rendered at build time, so nothing here may touch the browser. */
export function App({ boot, loader, reopen = () => {}, router }: AppProps) {
  return (
    <StrictMode>
      <BootContext value={boot}>
        <PageLoaderContext value={loader}>
          <ReopenContext value={reopen}>
            <RouterProvider router={router} />
          </ReopenContext>
        </PageLoaderContext>
      </BootContext>
    </StrictMode>
  );
}

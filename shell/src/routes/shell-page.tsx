import { type ComponentType, lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Loading } from '../states/loading.tsx';
import { KitFrame } from './kit-frame.tsx';
import { PublicFrame } from './public-frame.tsx';

/** A page of the shell itself in the public frame, loaded with its texts when it is opened. */
export function shellPage(path: string, load: () => Promise<ComponentType>): RouteObject {
  const Page = lazy(async () => {
    const [page] = await Promise.all([load(), loadTexts()]);
    return { default: page };
  });
  return {
    path,
    element: (
      <PublicFrame>
        <KitFrame area="shell">
          <Suspense fallback={<Loading />}>
            <Page />
          </Suspense>
        </KitFrame>
      </PublicFrame>
    ),
  };
}

const loadTexts = async () => (await import('../pages/shell-messages.ts')).loadShellMessages();

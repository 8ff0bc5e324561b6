import type { Area } from '@sannidhi/contracts';
import { lazy, type ReactNode, Suspense } from 'react';
import { Loading } from '../states/loading.tsx';

const Kit = lazy(async () => ({ default: (await import(/* webpackChunkName: "frames" */ '../frames/kit-root.tsx')).KitRoot }));

interface KitFrameProps {
  area: Area;
  children: ReactNode;
}

/** The interface kit around an area's pages, in that area's density. Loaded when the first such page is opened. */
export const KitFrame = ({ area, children }: KitFrameProps) => (
  <Suspense fallback={<Loading />}>
    <Kit area={area}>{children}</Kit>
  </Suspense>
);

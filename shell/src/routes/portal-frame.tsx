import type { Area } from '@sannidhi/contracts';
import { lazy, type ReactNode } from 'react';
import { KitFrame } from './kit-frame.tsx';

const Portal = lazy(async () => ({ default: (await import(/* webpackChunkName: "portal" */ '../frames/portal.tsx')).Portal }));

/** A portal's frame with its navigation, for its own users. */
export const PortalFrame = ({ area, children }: { area: Area; children: ReactNode }) => (
  <KitFrame area={area}>
    <Portal area={area}>{children}</Portal>
  </KitFrame>
);

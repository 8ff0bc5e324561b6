import type { Area } from '@sannidhi/contracts';
import type { ReactNode } from 'react';

/** The frame of a portal: its page. */
export const Portal = ({ area, children }: { area: Area; children: ReactNode }) => (
  <main id="main" tabIndex={-1} className="page" data-area={area}>
    {children}
  </main>
);

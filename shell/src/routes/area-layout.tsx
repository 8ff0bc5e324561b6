import { type PageLayout, type Remote, roleOfArea } from '@sannidhi/contracts';
import { useSession } from '@sannidhi/kit/session';
import { useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { showStylesOf } from '../containment/area-styles.ts';
import { KitFrame } from './kit-frame.tsx';
import { PortalFrame } from './portal-frame.tsx';
import { PublicFrame } from './public-frame.tsx';

interface AreaLayoutProps {
  remote: Remote;
  layout: PageLayout;
}

/** The frame around an area's pages: the portal's for its own users, the public one for everyone else, none for plain pages. */
export function AreaLayout({ remote, layout }: AreaLayoutProps) {
  const { user, status } = useSession();
  // Before the next area is drawn, so that it never appears in this one's styles.
  useLayoutEffect(() => showStylesOf(remote), [remote]);
  const role = roleOfArea(remote);
  if (layout === 'plain') return <PlainPage area={remote} />;
  const belongs = role !== undefined && (user?.role === role || status === 'loading');
  if (belongs) {
    return (
      <PortalFrame area={remote}>
        <Outlet />
      </PortalFrame>
    );
  }
  return (
    <PublicFrame>
      <KitFrame area={remote}>
        <Outlet />
      </KitFrame>
    </PublicFrame>
  );
}

/** Only the page: it has its own header (sign-in, a guest's gift). */
const PlainPage = ({ area }: { area: Remote }) => (
  <main id="main" tabIndex={-1} className="plain">
    <KitFrame area={area}>
      <Outlet />
    </KitFrame>
  </main>
);

import { Announcer } from '@sannidhi/kit/arrival';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { CelebrationHost } from '../overlay/celebration-host.tsx';
import { OwnReleasesWhenThereAre } from './own-releases-when-there-are.tsx';
import { ToasterWhenNeeded } from './toaster-when-needed.tsx';

/** What every page has: the content and the live regions. */
export function Root() {
  return (
    <>
      <Outlet />
      <OwnReleasesWhenThereAre />
      <Announcer />
      <ToasterWhenNeeded />
      <CelebrationHost />
      <ScrollRestoration />
    </>
  );
}

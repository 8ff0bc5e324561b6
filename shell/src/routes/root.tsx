import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Announcer } from '../arrival/announcer.tsx';
import { useWords } from '../words/words.ts';
import { ToasterWhenNeeded } from './toaster-when-needed.tsx';

/** What every page has: the way past the navigation, the page, and the regions that speak. */
export function Root() {
  const { page } = useWords();
  return (
    <>
      <a className="skip-link" href="#main">
        {page.skip}
      </a>
      <Outlet />
      <Announcer />
      <ToasterWhenNeeded />
      <ScrollRestoration />
    </>
  );
}

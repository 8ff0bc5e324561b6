import { areaOf, canonicalPath, type Role, roleOfArea } from '@sannidhi/contracts';
import { currentNotice, NOTICE_HOTKEY, subscribeToNotices } from '@sannidhi/kit/notify';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../boot/lazy-part.ts';
import { useWords } from '../words/words.ts';

const Toaster = lazyPart(async () => (await import(/* webpackChunkName: "toaster" */ '@sannidhi/kit/toaster')).Toaster);

const OFFICES: readonly (Role | undefined)[] = ['temple-admin', 'superadmin'];

/** Shows notices. The library behind it is loaded with the first one, or when F8 is pressed, so the landing page doesn't load it. */
export function ToasterWhenNeeded() {
  const { notices } = useWords();
  const { pathname } = useLocation();
  const notice = useSyncExternalStore(subscribeToNotices, currentNotice, () => undefined);
  const [isDrawn, setDrawn] = useState(false);
  const wasAskedFor = useAskedFor(isDrawn);
  useEffect(() => {
    if (notice) setDrawn(true);
  }, [notice]);

  if (!isDrawn && !notice && !wasAskedFor) return null;
  return (
    <Suspense fallback={null}>
      <Toaster labels={notices} place={isOffice(pathname) ? 'office' : 'center'} startsOpen={wasAskedFor} />
    </Suspense>
  );
}

function isOffice(path: string): boolean {
  const area = areaOf(canonicalPath(path));
  return area !== undefined && OFFICES.includes(roleOfArea(area));
}

/** Whether F8 was pressed before the region existed. */
function useAskedFor(isDrawn: boolean): boolean {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (isDrawn || asked) return undefined;
    const listen = ({ key }: KeyboardEvent) => key === NOTICE_HOTKEY && setAsked(true);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isDrawn, asked]);
  return asked;
}

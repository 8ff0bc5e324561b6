import { areaOf, canonicalPath } from '@sannidhi/contracts';
import { currentNotice, NOTICE_HOTKEY, subscribeToNotices } from '@sannidhi/kit/notify';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '../words/words.ts';

const Toaster = lazy(async () => ({ default: (await import(/* webpackChunkName: "toaster" */ '@sannidhi/kit/toaster')).Toaster }));

const OFFICES: readonly (string | undefined)[] = ['mfe-temple-admin', 'mfe-superadmin'];

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
      <Toaster labels={notices} place={OFFICES.includes(areaOf(canonicalPath(pathname))) ? 'office' : 'center'} startsOpen={wasAskedFor} />
    </Suspense>
  );
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

import { currentNotice, subscribeToNotices } from '@sannidhi/kit/notify';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const Toaster = lazy(async () => ({ default: (await import(/* webpackChunkName: "toaster" */ '@sannidhi/kit/toaster')).Toaster }));

/** Draws notices. The library behind it is loaded with the first one, so the landing page does not pay for it. */
export function ToasterWhenNeeded() {
  const notice = useSyncExternalStore(subscribeToNotices, currentNotice, () => undefined);
  if (!notice) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { Skeletons } from '../ui/skeletons.tsx';

const List = lazy(async () => ({ default: (await import('./notification-list.tsx')).NotificationList }));

/** The user's notifications as part of a page; the bell shows the same list. */
export const Notifications = () => (
  <Suspense fallback={<Skeletons rows={6} />}>
    <List />
  </Suspense>
);

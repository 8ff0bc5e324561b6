import { notificationEndpoints } from '@sannidhi/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from '../arrival/announcer.tsx';
import { invalidateNouns } from '../query/query-client.ts';
import { useRead } from '../query/use-read.ts';
import { useSession } from '../session/session-store.ts';
import { useKitText } from '../text/use-kit-text.ts';

/** How many notifications are unread. Refetched on each page; a failure keeps the last count. */
export function useUnreadNotifications(): number {
  const { user } = useSession();
  const { pathname } = useLocation();
  const client = useQueryClient();
  const { data } = useRead(notificationEndpoints.unread, { enabled: user !== undefined && !user.secondFactorDue });
  const isKnown = useRef(false);
  isKnown.current = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what it follows
  useEffect(() => {
    if (isKnown.current) void invalidateNouns(client, ['notification']);
  }, [client, pathname]);
  useAnnouncedRise(data?.unread);
  return data?.unread ?? 0;
}

/** Announces an increase; the first count and decreases are not news. */
function useAnnouncedRise(unread: number | undefined): void {
  const text = useKitText();
  const before = useRef(unread);
  useEffect(() => {
    if (unread !== undefined && before.current !== undefined && unread > before.current) announce(text('frame.unread', { count: unread }));
    before.current = unread;
  }, [text, unread]);
}

import { notificationEndpoints, type UnreadNotifications } from '@sannidhi/contracts';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from '../arrival/announcer.tsx';
import { addressOf } from '../http/address.ts';
import { openMessagePortal } from '../messages/message-portals.ts';
import { invalidateNouns } from '../query/query-client.ts';
import { useRead } from '../query/use-read.ts';
import { useSession } from '../session/session-store.ts';
import { useKitText } from '../text/use-kit-text.ts';

const KEY = addressOf(notificationEndpoints.unread.path);

/**
 * How many notifications are unread: asked once, then pushed with the user's messages. Who has no messages, and so no stream, asks again on
 * each page; a failure keeps the last count.
 */
export function useUnreadNotifications(): number {
  const { user } = useSession();
  const { pathname } = useLocation();
  const client = useQueryClient();
  const { data } = useRead(notificationEndpoints.unread, { enabled: user !== undefined && !user.secondFactorDue });
  const isPushed = openMessagePortal(user) !== undefined;
  const isKnown = useRef(false);
  isKnown.current = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what it follows
  useEffect(() => {
    if (isKnown.current && !isPushed) void invalidateNouns(client, ['notification']);
  }, [client, pathname]);
  useAnnouncedRise(data?.unread);
  return data?.unread ?? 0;
}

/** Keeps a pushed count; a list of notifications that is on the screen is refetched if it is another one than before. */
export function keepUnreadNotifications(client: QueryClient, unread: number): void {
  const before = client.getQueryData<UnreadNotifications>([KEY]);
  // A count that was asked for earlier may still be on its way.
  void client.cancelQueries({ queryKey: [KEY] });
  client.setQueryData<UnreadNotifications>([KEY], { unread });
  if (before && before.unread !== unread) void client.invalidateQueries({ predicate: isOtherRead });
}

const isOtherRead = ({ queryKey, meta }: Query): boolean =>
  queryKey[0] !== KEY && Array.isArray(meta?.reads) && meta.reads.includes('notification');

/** Announces an increase; the first count and decreases are not news. */
function useAnnouncedRise(unread: number | undefined): void {
  const text = useKitText();
  const before = useRef(unread);
  useEffect(() => {
    if (unread !== undefined && before.current !== undefined && unread > before.current) announce(text('frame.unread', { count: unread }));
    before.current = unread;
  }, [text, unread]);
}

import type { MessageCounts, MessageEvent } from '@sannidhi/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { announce } from '../arrival/announcer.tsx';
import { followEvents } from '../http/follow-events.ts';
import { keepUnreadNotifications } from '../notifications/use-unread-notifications.ts';
import { invalidateNouns } from '../query/query-client.ts';
import { useSession } from '../session/session-store.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { openMessagePortal } from './message-portals.ts';

const NONE: MessageCounts = { unread: 0, waiting: 0 };

/** A change may be visible only a moment after the time that it says. */
const COMMIT_MS = 10_000;

/** Whether a stream begins with nothing that has changed since this page began: all that the page has read is newer. */
const isAllKnown = ({ change, quietMs = 0 }: Exclude<MessageEvent, { change: 'notified' }>): boolean =>
  change === 'connected' && quietMs > performance.now() + COMMIT_MS;

/**
 * What waits in the user's conversations, pushed by the server, by the path of their page: for the portal's navigation. Every event also
 * refetches the conversations that are on the screen.
 */
export function useMessageCounts(): Readonly<Record<string, number>> {
  const { user } = useSession();
  const client = useQueryClient();
  const text = useKitText();
  const [counts, setCounts] = useState(NONE);
  const portal = openMessagePortal(user);
  const address = portal?.endpoints.events.path;
  const account = user?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account at the same address listens to its own
  useEffect(() => {
    setCounts(NONE);
    if (!address) return;
    let before: number | undefined;
    return followEvents<MessageEvent>(address, (event) => {
      if (event.notifications !== undefined) keepUnreadNotifications(client, event.notifications);
      if (event.change === 'notified') return;
      const { unread, waiting, change, conversationId } = event;
      setCounts({ unread, waiting });
      const now = unread + waiting;
      if (before !== undefined && now > before) announce(text('frame.unreadMessages', { count: now }));
      before = now;
      if (change === 'presence')
        void client.invalidateQueries({ queryKey: [`${address.replace('/events', '')}/${conversationId}/presence`] });
      else if (!isAllKnown(event)) void invalidateNouns(client, ['conversation']);
    });
  }, [address, account, client]);
  return portal ? { [portal.path]: counts.unread + counts.waiting } : {};
}

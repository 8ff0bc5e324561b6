import type { ConversationMessage } from '@sannidhi/contracts';
import { useEffect } from 'react';
import { useWrite } from '../query/use-write.ts';
import type { MessagePortal } from './message-portals.ts';

/** Marks what is on the screen as read, while the tab is visible. A failure is corrected by the next message. */
export function useMarkRead(portal: MessagePortal, id: string, unread: number, shown: readonly ConversationMessage[]): void {
  const { mutate } = useWrite(portal.endpoints.read);
  const theirs = shown.filter(({ isOurs, kind }) => !isOurs && kind === 'message');
  const through = theirs.at(-1)?.sideNumber ?? 0;
  useEffect(() => {
    if (unread === 0 || through === 0) return;
    const mark = () => {
      if (!document.hidden) mutate({ params: { conversationId: id }, body: { through } });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [mutate, id, unread, through]);
}

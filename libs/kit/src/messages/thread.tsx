import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { formatDate } from '../i18n/format.ts';
import { useText } from '../i18n/use-text.ts';
import { IconArrowDown } from '../icons/icons.ts';
import { useAddress } from '../query/use-address.ts';
import { usePages } from '../query/use-pages.ts';
import { useRead } from '../query/use-read.ts';
import { PagedList } from '../table/paged-list.tsx';
import { Button } from '../ui/button.tsx';
import { ScreenStates } from '../ui/screen-states.tsx';
import { Composer } from './composer.tsx';
import { MessageBubble } from './message-bubble.tsx';
import type { MessagePortal } from './message-portals.ts';
import { isAnotherDay } from './message-times.ts';
import { PresenceLine } from './presence-line.tsx';
import { ThreadHead } from './thread-head.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useNewestInView } from './use-newest-in-view.ts';
import { usePresence } from './use-presence.ts';

const PAGE_SIZE = 50;

const Root = styled('section')(({ theme }) => ({
  minWidth: 0,
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: 12,
  background: theme.vars.palette.role.surface,
  overflow: 'clip',
  scrollMarginBottom: 'var(--dock-height, 0px)',
}));
/** On phones the field stays above the bottom bar, however long the conversation is. */
const Writing = styled('div')(({ theme }) => ({
  '@media (max-width:899.95px)': {
    position: 'sticky',
    bottom: 'var(--dock-height, 0px)',
    background: theme.vars.palette.role.surface,
  },
}));
const Jump = styled('div')({ display: 'grid', justifyContent: 'center', padding: '8px 16px 0' });
const Messages = styled('div')(({ theme }) => ({
  background: theme.vars.palette.role.canvas,
  padding: 16,
  maxHeight: 'calc(100vh - 380px)',
  minHeight: 200,
  overflowY: 'auto',
  '& > * > ol': { listStyle: 'none', padding: 0, margin: 0, display: 'grid', gap: 12 },
  '& li[data-day]': { ...theme.typography.caption, textAlign: 'center', color: theme.vars.palette.text.secondary },
  '@media (max-width:899.95px)': { maxHeight: 'none' },
}));

interface ThreadProps {
  portal: MessagePortal;
  id: string;
  mayWrite: boolean;
  onClose: () => void;
}

/** One conversation: who it is with, its messages, and the field for the next one. */
export function Thread({ portal, id, mayWrite, onClose }: ThreadProps) {
  const text = useText('kit-messages');
  const params = { conversationId: id };
  const conversation = useRead(portal.endpoints.one, { params });
  const messages = usePages(portal.endpoints.thread, { params, query: { limit: PAGE_SIZE }, name: 'messages' });
  const { typed } = usePresence(portal, id);
  // It was merged into another: the address follows.
  const { change } = useAddress();
  const current = conversation.data?.id;
  useEffect(() => {
    if (current && current !== id) change({ conversation: current });
  }, [current, id, change]);
  const shown = [...(messages.items ?? [])].reverse();
  useMarkRead(portal, id, conversation.data?.unread ?? 0, shown);
  const end = useRef<HTMLDivElement>(null);
  const newest = useNewestInView(end, shown.at(-1), `${id} ${messages.paging.page}`);
  return (
    <Root aria-label={text('conversation')}>
      <ScreenStates query={conversation} failedTitle={text('threadFailed')}>
        {(detail) => (
          <>
            <ThreadHead portal={portal} conversation={detail} mayWrite={mayWrite} onClose={onClose} />
            <PresenceLine portal={portal} id={id} />
            <Messages ref={end} tabIndex={0} role="log" aria-label={text('messagesWith', { name: detail.withName })}>
              <PagedList paging={messages.paging} previous={text('newer')} next={text('older')}>
                <ScreenStates query={messages} failedTitle={text('threadFailed')}>
                  {() => (
                    <ol>
                      {shown.flatMap((message, index) => [
                        isAnotherDay(message.sentAt, shown[index - 1]?.sentAt) && (
                          <li key={`day ${message.number}`} data-day>
                            {formatDate(message.sentAt, { weekday: 'long', month: 'long', day: 'numeric' })}
                          </li>
                        ),
                        <MessageBubble
                          key={message.number}
                          endpoints={portal.endpoints}
                          message={message}
                          readByThem={detail.readByThem}
                        />,
                      ])}
                    </ol>
                  )}
                </ScreenStates>
              </PagedList>
            </Messages>
            <Writing>
              {newest.hasNew && (
                <Jump>
                  <Button small icon={IconArrowDown} onClick={newest.show}>
                    {text('newMessages')}
                  </Button>
                </Jump>
              )}
              {mayWrite && (
                <Composer
                  portal={portal}
                  conversation={detail}
                  record={shown.findLast(({ record }) => record)?.record ?? null}
                  onTyped={typed}
                />
              )}
            </Writing>
          </>
        )}
      </ScreenStates>
    </Root>
  );
}

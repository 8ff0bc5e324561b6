import { styled } from '@mui/material/styles';
import { useText } from '../i18n/use-text.ts';
import { IconCheck } from '../icons/icons.ts';
import { PagedList } from '../table/paged-list.tsx';
import { Button } from '../ui/button.tsx';
import { ScreenStates } from '../ui/screen-states.tsx';
import { EmptyState } from '../ui/states.tsx';
import { NotificationRow } from './notification-row.tsx';
import { useNotifications } from './use-notifications.ts';

const List = styled('ul')({ padding: 0, margin: 0, listStyle: 'none' });

/** The user's notifications, newest first, read and unread. `onFollow` is called when one of them is opened. */
export function NotificationList({ onFollow }: { onFollow?: () => void }) {
  const text = useText('kit-notifications');
  const { notifications, busy, mark, markAll } = useNotifications();
  return (
    <PagedList paging={notifications.paging} previous={text('newer')} next={text('older')}>
      {notifications.items?.some(({ readAt }) => readAt === null) && (
        <Button variant="text" small flush icon={IconCheck} disabled={busy} onClick={markAll}>
          {text('markAll')}
        </Button>
      )}
      <ScreenStates
        query={notifications}
        failedTitle={text('failed')}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={text('empty')}>{text('emptyMore')}</EmptyState>}
      >
        {({ items }) => (
          <List aria-label={text('title')}>
            {items.map((item) => (
              <NotificationRow key={item.id} item={item} busy={busy} onMark={(read) => mark(item, read)} onFollow={onFollow} />
            ))}
          </List>
        )}
      </ScreenStates>
    </PagedList>
  );
}

import type { NextEvent } from '@sannidhi/contracts';
import { Card, DataTable, EmptyState, Stack, StatusChip, textColumn } from '@sannidhi/kit';
import { Link, useNavigate } from 'react-router-dom';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { useCard } from './use-card.ts';

const PATH = '/temple-admin/events';
const WHEN_PX = 150;

/** The next dates of events that people can see. */
export function EventsCard() {
  const text = useOfficeText('events');
  const moments = useMoments();
  const go = useNavigate();
  const events = useCard('events');
  return (
    <Card flush title={text('card.title')} aside={<Link to={PATH}>{text('card.all')}</Link>}>
      <DataTable<NextEvent>
        caption={text('card.title')}
        columns={[
          {
            key: 'title',
            header: text('column.title'),
            full: ({ title }) => title,
            phone: 'title',
            // Half a card's width has no room for a column that mostly says the same.
            cell: ({ title, status }) => (
              <Stack spacing={0.5}>
                <span>{title}</span>
                {status !== 'published' && (
                  <span>
                    <StatusChip of="event-occurrence" state={status} />
                  </span>
                )}
              </Stack>
            ),
          },
          textColumn('when', text('column.next'), ({ startsAt }) => moments.relative(startsAt), { width: WHEN_PX, phone: 'detail' }),
        ]}
        rows={events.data}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        onOpen={(id) => void go(`${PATH}/${events.data?.find((each) => each.id === id)?.eventId}/manage?date=${id}`)}
        empty={
          <EmptyState plain title={text('card.empty')}>
            {text('card.emptyMore')}
          </EmptyState>
        }
        error={events.error}
        failedTitle={text('card.failed')}
        onRetry={() => void events.refetch()}
      />
    </Card>
  );
}

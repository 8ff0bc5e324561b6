import type { NextEvent } from '@sannidhi/contracts';
import { Card, DataTable, EmptyState, stateColumn, textColumn } from '@sannidhi/kit';
import { Link, useNavigate } from 'react-router-dom';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { useCard } from './use-card.ts';

const PATH = '/temple-admin/events';

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
          textColumn('title', text('column.title'), ({ title }) => title, { phone: 'title' }),
          textColumn('when', text('column.next'), ({ startsAt }) => moments.relative(startsAt), { width: 170, phone: 'detail' }),
          stateColumn(text('column.state'), 'event-occurrence', ({ status }) => status, { width: 130 }),
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

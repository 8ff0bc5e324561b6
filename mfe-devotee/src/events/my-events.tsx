import { publicEventEndpoints } from '@sannidhi/contracts';
import { Button, EmptyState, Page, PagedList, PageHeader, ScreenStates, useList } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { MyDoors } from '../door/my-doors.tsx';
import { NextTickets } from '../tickets/next-tickets.tsx';
import { useTexts } from '../use-texts.ts';
import { EventList } from './event-list.tsx';

/** Events to come at the devotee's temples. */
function MyEvents() {
  const text = useTexts();
  const list = useList(publicEventEndpoints.mine);
  return (
    <Page reading>
      <PageHeader title={text('titles.events')} lead={text('events.mine')} />
      <p>
        <Link to="/community-events">{text('titles.findEvents')}</Link>
      </p>
      <NextTickets />
      <MyDoors />
      <PagedList paging={list.paging} previous={text('events.previous')} next={text('events.next')}>
        <ScreenStates query={list} failedTitle={text('events.failed')} isEmpty={({ items }) => items.length === 0} empty={<NoEvents />}>
          {({ items }) => <EventList items={items} />}
        </ScreenStates>
      </PagedList>
    </Page>
  );
}

function NoEvents() {
  const text = useTexts();
  return (
    <EmptyState title={text('events.none')} action={<Button to="/devotee/add-temple">{text('addTemple.heading')}</Button>}>
      {text('events.noneMine')}
    </EmptyState>
  );
}

export { MyEvents as Screen };

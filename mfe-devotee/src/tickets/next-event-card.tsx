import { ownTicketsEndpoint } from '@sannidhi/contracts';
import { Button, Card, ScreenStates, styled, useRead } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { PartyList } from './party-list.tsx';

/** Canceled ones stay in the list until the end of their time. */
const LOOKED_AT = 5;
const None = styled('div')({ display: 'grid', justifyItems: 'start', gap: 12 });

/** The next event the devotee is registered for, or the way to find one. */
export function NextEventCard() {
  const text = useTexts();
  const query = useRead(ownTicketsEndpoint, { query: { when: 'ahead', limit: LOOKED_AT } });
  const next = query.data?.items.find(({ status, event }) => status === 'valid' && event.status === 'published');
  return (
    <Card title={text('tickets.card.heading')} aside={<Link to="/devotee/events">{text('tickets.card.all')}</Link>}>
      <ScreenStates
        query={query}
        failedTitle={text('tickets.failed')}
        isEmpty={() => !next}
        empty={
          <None>
            <p>{text('tickets.card.none')}</p>
            <Button to="/community-events">{text('tickets.card.find')}</Button>
          </None>
        }
      >
        {() => next && <PartyList parties={[next]} />}
      </ScreenStates>
    </Card>
  );
}

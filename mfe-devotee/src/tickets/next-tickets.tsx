import { ownTicketsEndpoint } from '@sannidhi/contracts';
import { Card, ReadAt, useRead } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { PartyList } from './party-list.tsx';

const SHOWN = 10;

/** The next events a devotee is registered for, with the way to the past ones. Nothing for who isn't registered. */
export function NextTickets() {
  const text = useTexts();
  const next = useRead(ownTicketsEndpoint, { query: { when: 'ahead', limit: SHOWN } });
  if (!next.data || next.data.items.length === 0) return null;
  return (
    <Card title={text('tickets.yours')} aside={<Link to="/devotee/events?view=past">{text('titles.pastTickets')}</Link>}>
      <ReadAt at={next.dataUpdatedAt} />
      <PartyList parties={next.data.items} />
    </Card>
  );
}

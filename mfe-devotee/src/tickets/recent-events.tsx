import { ticketEndpoints } from '@sannidhi/contracts';
import { Card, ReadAt, useRead } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { PartyList } from './party-list.tsx';

const SHOWN = 5;

/** The latest events a devotee was registered for, among what else they did; nothing without any. */
export function RecentEvents() {
  const text = useTexts();
  const past = useRead(ticketEndpoints.own, { query: { when: 'past', limit: SHOWN } });
  if (!past.data || past.data.items.length === 0) return null;
  return (
    <Card title={text('titles.events')} aside={<Link to="/devotee/events?view=past">{text('titles.pastTickets')}</Link>}>
      <ReadAt at={past.dataUpdatedAt} />
      <PartyList parties={past.data.items} />
    </Card>
  );
}

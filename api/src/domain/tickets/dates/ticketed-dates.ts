import { type EntityManager, In } from 'typeorm';
import { EventSeriesRow } from '../../events/event.entity.ts';
import { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';

/** Dates ahead, and dates past. */
const DATES = 100;

interface TicketedEvent {
  series: EventSeriesRow;
  dates: EventOccurrenceRow[];
}

/** The events that people have tickets for, with those dates: the next ones first, then the latest. */
export async function ticketedDates(manager: EntityManager, templeId: string, now: Date): Promise<TicketedEvent[]> {
  const ahead = await datesOf(manager, templeId, { since: 'held.startsAt > :now', now, direction: 'ASC' });
  const past = await datesOf(manager, templeId, { since: 'held.startsAt <= :now', now, direction: 'DESC' });
  const dates = [...ahead, ...past];
  const ids = [...new Set(dates.map(({ eventId }) => eventId))];
  const series = ids.length > 0 ? await manager.findBy(EventSeriesRow, { templeId, id: In(ids) }) : [];
  const byId = new Map(series.map((one) => [one.id, one]));
  return ids.flatMap((id) => {
    const one = byId.get(id);
    return one ? [{ series: one, dates: dates.filter(({ eventId }) => eventId === id) }] : [];
  });
}

interface Asked {
  since: string;
  now: Date;
  direction: 'ASC' | 'DESC';
}

/** Of any kind: tickets that take no seat aren't among the date's own places. */
const HAS_SOLD = `EXISTS (SELECT 1 FROM ticket_stocks stock
  WHERE stock.templeId = held.templeId AND stock.occurrenceId = held.id AND stock.sold > 0)`;

function datesOf(manager: EntityManager, templeId: string, { since, now, direction }: Asked): Promise<EventOccurrenceRow[]> {
  return manager
    .createQueryBuilder(EventOccurrenceRow, 'held')
    .where({ templeId, isShown: true })
    .andWhere(HAS_SOLD)
    .andWhere(since, { now })
    .orderBy('held.startsAt', direction)
    .limit(DATES)
    .getMany();
}

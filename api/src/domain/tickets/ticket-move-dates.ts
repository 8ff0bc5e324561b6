import type { MoveDate } from '@sannidhi/contracts';
import { type EntityManager, In, MoreThan, Not } from 'typeorm';
import { found } from '../../platform/http/domain-error.ts';
import { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import type { TicketRow } from './ticket.entity.ts';
import { type DateFacts, dateFacts, placesLeft } from './ticket-facts.ts';
import type { Mover } from './ticket-move-rules.ts';
import { seriesOf } from './ticket-setup.service.ts';
import { TicketStockRow } from './ticket-stock.entity.ts';
import { TicketTypeRow } from './ticket-type.entity.ts';

/** No more than somebody would read. */
const DATES = 60;

/** The next dates of a ticket's event that have a place for it. */
export async function moveDates(manager: EntityManager, ticket: TicketRow, by: Mover, now: Date): Promise<MoveDate[]> {
  const { templeId, occurrenceId, typeId } = ticket;
  const facts = found(await dateFacts(manager, templeId, occurrenceId));
  if (by === 'holder' && !facts.sale.isOpen) return [];
  const type = await manager.findOneByOrFail(TicketTypeRow, { templeId, id: typeId });
  const dates = await otherDates(manager, facts, by, now);
  const ids = dates.map(({ id }) => id);
  const where = { templeId, occurrenceId: In(ids), whatId: In([...ids, typeId, ...(type.quotaId ? [type.quotaId] : [])]) };
  const stocks = ids.length > 0 ? await manager.findBy(TicketStockRow, where) : [];
  const stockOf = (id: string, whatId: string) => stocks.find((stock) => stock.occurrenceId === id && stock.whatId === whatId) ?? null;
  return dates
    .map(({ id, startsAt, endsAt }) => ({
      occurrenceId: id,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      timeZone: facts.series.timeZone,
      left: placesLeft({
        sale: facts.sale,
        type,
        total: stockOf(id, id),
        own: stockOf(id, typeId),
        shared: stockOf(id, type.quotaId ?? ''),
      }),
    }))
    .filter(({ left }) => left !== 0)
    .slice(0, DATES);
}

/** The other dates that an event's tickets can move to. */
export async function otherDates(manager: EntityManager, { date, sale }: DateFacts, by: Mover, now: Date): Promise<EventOccurrenceRow[]> {
  const { templeId, id } = date;
  const series = await seriesOf(manager, templeId, sale.id);
  const isAhead = by === 'holder' ? { startsAt: MoreThan(now) } : { endsAt: MoreThan(now) };
  const where = { templeId, eventId: In(series.map((each) => each.id)), id: Not(id), status: 'published' as const, ...isAhead };
  return manager.find(EventOccurrenceRow, { where, order: { startsAt: 'ASC', id: 'ASC' } });
}

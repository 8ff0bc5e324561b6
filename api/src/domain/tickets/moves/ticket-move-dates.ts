import type { MoveDate } from '@sannidhi/contracts';
import { type EntityManager, In, MoreThan, Not } from 'typeorm';
import { found } from '../../../platform/http/domain-error.ts';
import { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import { movesAlong } from '../addons/ticket-addons.ts';
import { seriesOf } from '../setup/ticket-sale-dates.ts';
import type { TicketRow } from '../ticket.entity.ts';
import { type DateFacts, dateFacts, placesLeft } from '../ticket-facts.ts';
import { TicketStockRow } from '../ticket-stock.entity.ts';
import { TicketTypeRow } from '../ticket-type.entity.ts';
import type { Mover } from './ticket-move-rules.ts';

/** No more than somebody would read. */
const DATES = 60;

/** The next dates of a ticket's event that have a place for it, and for what goes along. */
export async function moveDates(manager: EntityManager, ticket: TicketRow, by: Mover, now: Date): Promise<MoveDate[]> {
  const { templeId, occurrenceId, typeId } = ticket;
  const facts = found(await dateFacts(manager, templeId, occurrenceId));
  if (by === 'holder' && !facts.sale.isOpen) return [];
  const type = await manager.findOneByOrFail(TicketTypeRow, { templeId, id: typeId });
  const along = await movesAlong(manager, [ticket]);
  const added = await manager.findBy(TicketTypeRow, { templeId, id: In(along.map((each) => each.typeId)) });
  const dates = await otherDates(manager, facts, by, now);
  const leftOn = await placesOn(manager, facts, [type, ...added], dates);
  const fits = ({ id }: EventOccurrenceRow): boolean =>
    leftOn(id, type) !== 0 &&
    added.every((each) => (leftOn(id, each) ?? Number.POSITIVE_INFINITY) >= along.filter((row) => row.typeId === each.id).length);
  return dates
    .filter(fits)
    .slice(0, DATES)
    .map(({ id, startsAt, endsAt }) => ({
      occurrenceId: id,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      timeZone: facts.series.timeZone,
      left: leftOn(id, type),
    }));
}

/** How many of a kind of ticket are left on each of these dates; null without a limit. */
async function placesOn(
  manager: EntityManager,
  { sale }: DateFacts,
  types: readonly TicketTypeRow[],
  dates: readonly EventOccurrenceRow[],
): Promise<(dateId: string, type: TicketTypeRow) => number | null> {
  const ids = dates.map(({ id }) => id);
  const whatIds = [...ids, ...types.flatMap(({ id, quotaId }) => (quotaId ? [id, quotaId] : [id]))];
  const where = { templeId: sale.templeId, occurrenceId: In(ids), whatId: In(whatIds) };
  const stocks = ids.length > 0 ? await manager.findBy(TicketStockRow, where) : [];
  const stockOf = (id: string, whatId: string) => stocks.find((stock) => stock.occurrenceId === id && stock.whatId === whatId) ?? null;
  return (id, type) =>
    placesLeft({ sale, type, total: stockOf(id, id), own: stockOf(id, type.id), shared: stockOf(id, type.quotaId ?? '') });
}

/** The other dates that an event's tickets can move to. */
export async function otherDates(manager: EntityManager, { date, sale }: DateFacts, by: Mover, now: Date): Promise<EventOccurrenceRow[]> {
  const { templeId, id } = date;
  const series = await seriesOf(manager, templeId, sale.id);
  const isAhead = by === 'holder' ? { startsAt: MoreThan(now) } : { endsAt: MoreThan(now) };
  const where = { templeId, eventId: In(series.map((each) => each.id)), id: Not(id), status: 'published' as const, ...isAhead };
  return manager.find(EventOccurrenceRow, { where, order: { startsAt: 'ASC', id: 'ASC' } });
}

import { CART_LINES_MAX, type TicketOffer } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm';
import { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import { seriesOf } from '../setup/ticket-sale-dates.ts';
import { TicketRow } from '../ticket.entity.ts';
import { leftOf, orderable, sharedCapacity, type TicketFacts } from '../ticket-facts.ts';
import type { TicketItem } from '../ticket-line.ts';
import { TicketStockRow } from '../ticket-stock.entity.ts';
import type { TicketTypeRow } from '../ticket-type.entity.ts';
import { isForSeries, seatOf } from './ticket-series.ts';

/** What an event offers for all of its dates together. */
interface SeriesOffer extends Pick<TicketOffer, 'seriesDates' | 'seriesLeft'> {
  /** Places of a kind that an order can have on the fullest date; null without a limit. Undefined where it isn't offered so. */
  leftOf: (type: TicketTypeRow) => number | null | undefined;
}

const NONE: SeriesOffer = { seriesDates: [], seriesLeft: null, leftOf: () => undefined };

/** Whether a line may be new at the price for all dates: its kind is offered so, and the first of its party names every date there is. */
export async function fitsSeries(manager: EntityManager, { sale, type }: TicketFacts, item: TicketItem, now: Date): Promise<boolean> {
  if (!seatOf(item)) return true;
  if (!isForSeries(type) || item.waitId !== null) return false;
  // The lines along with the first are ours, from the dates it names.
  if (!item.series) return true;
  const dates = await datesOf(manager, sale, now);
  return sorted([item.occurrenceId, ...item.series.dates]) === sorted(dates.map(({ id }) => id));
}

/** For one of an event's dates, with all that it sells. */
export async function seriesOffer(manager: EntityManager, types: readonly TicketFacts[], now: Date): Promise<SeriesOffer> {
  const [first] = types.filter(({ type }) => isForSeries(type));
  const dates = first ? await datesOf(manager, first.sale, now) : [];
  if (!first || dates.length < 2 || dates.length > CART_LINES_MAX || !dates.some(({ id }) => id === first.date.id)) return NONE;
  const { templeId, capacity } = first.sale;
  const stocks = await manager.findBy(TicketStockRow, { templeId, occurrenceId: In(dates.map(({ id }) => id)) });
  const fewest = (whatOf: (date: EventOccurrenceRow) => string, limit: number | null) =>
    least(
      dates.map((date) => leftOf(stocks.find((stock) => stock.occurrenceId === date.id && stock.whatId === whatOf(date)) ?? null, limit)),
    );
  const seriesLeft = fewest(({ id }) => id, capacity);
  return {
    seriesDates: dates.map(({ id, startsAt }) => ({ id, startsAt: startsAt.toISOString() })),
    seriesLeft,
    leftOf: (type) => {
      if (!isForSeries(type)) return undefined;
      const { id, capacity: own, quotaId, takesSeat } = type;
      const shared = quotaId === null ? null : fewest(() => quotaId, sharedCapacity(first.sale, quotaId));
      return orderable(least([fewest(() => id, own), shared, takesSeat ? seriesLeft : null]), type);
    },
  };
}

/** The same person's valid tickets for the other dates of their registration, the next one first. */
export async function otherTickets(manager: EntityManager, ticket: TicketRow): Promise<TicketRow[]> {
  const { templeId, id, orderId, seriesKey, accountId } = ticket;
  if (seriesKey === null) return [];
  // A browser names registrations: the same name in two orders joins nothing.
  const where = { templeId, seriesKey, orderId, accountId: accountId ?? IsNull(), status: 'valid' as const, id: Not(id) };
  return manager.find(TicketRow, { where, order: { startsAt: 'ASC', id: 'ASC' } });
}

/** Published dates that haven't begun, of all parts of a series. */
async function datesOf(manager: EntityManager, { templeId, id }: TicketFacts['sale'], now: Date): Promise<EventOccurrenceRow[]> {
  const parts = await seriesOf(manager, templeId, id);
  const where = { templeId, eventId: In(parts.map((part) => part.id)), status: 'published' as const, startsAt: MoreThan(now) };
  return manager.find(EventOccurrenceRow, { where, order: { startsAt: 'ASC', id: 'ASC' } });
}

const sorted = (ids: string[]): string => ids.sort().join();

/** The smallest of some limits, where there is one. */
function least(limits: readonly (number | null)[]): number | null {
  const known = limits.filter((limit) => limit !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

import type { TicketClosed } from '@sannidhi/contracts';
import { dateAt } from '@sannidhi/panchanga';
import type { EntityManager } from 'typeorm';
import { findTogether } from '../../platform/database/find-together.ts';
import { EventSeriesRow } from '../events/event.entity.ts';
import { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import { TicketSaleRow } from './ticket-sale.entity.ts';
import { TicketStockRow } from './ticket-stock.entity.ts';
import { TicketTypeRow } from './ticket-type.entity.ts';

/** A date with its event and what that sells. */
export interface DateFacts {
  date: EventOccurrenceRow;
  series: EventSeriesRow;
  sale: TicketSaleRow;
}

/** The same with one kind of ticket, and the places of both and of what it shares; null where nobody has taken one yet. */
export interface TicketFacts extends DateFacts {
  type: TicketTypeRow;
  total: TicketStockRow | null;
  own: TicketStockRow | null;
  shared: TicketStockRow | null;
}

const DATE_AND_SALE = `FROM event_occurrences date
  JOIN events series ON series.templeId = date.templeId AND series.id = date.eventId
  JOIN ticket_sales sale ON sale.templeId = series.templeId AND sale.id = COALESCE(series.saleId, series.id)`;

/** One date's facts; null where it sells nothing. */
export async function dateFacts(manager: EntityManager, templeId: string, occurrenceId: string): Promise<DateFacts | null> {
  const rows = await findTogether(manager, {
    rows: { date: EventOccurrenceRow, series: EventSeriesRow, sale: TicketSaleRow },
    optional: {},
    from: `${DATE_AND_SALE} WHERE date.templeId = ? AND date.id = ?`,
    values: [templeId, occurrenceId],
  });
  return rows[0] ?? null;
}

/** One kind of ticket of a date, or all of them in their order; none of another event's. */
export function ticketFacts(manager: EntityManager, templeId: string, occurrenceId: string, typeId?: string): Promise<TicketFacts[]> {
  return findTogether(manager, {
    rows: { date: EventOccurrenceRow, series: EventSeriesRow, sale: TicketSaleRow, type: TicketTypeRow },
    optional: { total: TicketStockRow, own: TicketStockRow, shared: TicketStockRow },
    from: `${DATE_AND_SALE}
      JOIN ticket_types type ON type.templeId = sale.templeId AND type.saleId = sale.id
      LEFT JOIN ticket_stocks total ON total.templeId = date.templeId AND total.occurrenceId = date.id AND total.whatId = date.id
      LEFT JOIN ticket_stocks own ON own.templeId = date.templeId AND own.occurrenceId = date.id AND own.whatId = type.id
      LEFT JOIN ticket_stocks shared ON shared.templeId = date.templeId AND shared.occurrenceId = date.id AND shared.whatId = type.quotaId
      WHERE date.templeId = ? AND date.id = ?${typeId ? ' AND type.id = ?' : ''}
      ORDER BY type.position, type.id`,
    values: [templeId, occurrenceId, ...(typeId ? [typeId] : [])],
  });
}

/** Places left; null without a limit. */
export const leftOf = (stock: TicketStockRow | null, capacity: number | null): number | null => {
  const most = stock ? stock.capacity : capacity;
  return most === null ? null : Math.max(0, most - (stock ? stock.held + stock.sold + stock.offered : 0));
};

/** How many places kinds share on each date; null where they share none. */
export const sharedCapacity = ({ quotas }: Pick<TicketSaleRow, 'quotas'>, quotaId: string | null): number | null =>
  quotas?.find(({ id }) => id === quotaId)?.capacity ?? null;

/** Places left of one kind of ticket: of its own, of what it shares, and of the date's. */
export function placesLeft({
  sale,
  type,
  total,
  own,
  shared,
}: Pick<TicketFacts, 'sale' | 'type' | 'total' | 'own' | 'shared'>): number | null {
  const ofDate = type.takesSeat ? leftOf(total, sale.capacity) : null;
  const left = [leftOf(own, type.capacity), leftOf(shared, sharedCapacity(sale, type.quotaId)), ofDate].filter((each) => each !== null);
  return left.length > 0 ? Math.min(...left) : null;
}

/**
 * How many of the places left an order can have: none where they are fewer than the least it takes. `held`: those it has already. Null without
 * a limit.
 */
export const orderable = (left: number | null, { orderMin }: Pick<TicketTypeRow, 'orderMin'>, held = 0): number | null =>
  left !== null && left + held < orderMin ? 0 : left;

/** Why nobody can register for a date online, whatever is left; null where they can. */
export function closedDate({ date, sale }: DateFacts, now: Date): TicketClosed | null {
  if (date.status !== 'published' || date.startsAt <= now) return 'tickets-over';
  return sale.isOpen ? null : 'tickets-closed';
}

/** Why a kind of ticket can't be had online, apart from the places left; null where it can. */
export function closedType(facts: TicketFacts, now: Date): TicketClosed | null {
  const { series, type } = facts;
  const today = dateAt(now.getTime(), series.timeZone);
  const ofDate = closedDate(facts, now);
  if (ofDate) return ofDate;
  if (!type.isOffered || type.staffOnly) return 'tickets-closed';
  if (type.saleFrom !== null && today < type.saleFrom) return 'tickets-not-open';
  return type.saleUntil !== null && today > type.saleUntil ? 'tickets-over' : null;
}

const HOUR_MS = 3_600_000;
/** So many hours before a date starts. */
export const before = ({ startsAt }: Pick<EventOccurrenceRow, 'startsAt'>, hours: number): Date =>
  new Date(startsAt.getTime() - hours * HOUR_MS);

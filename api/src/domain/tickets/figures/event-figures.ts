import type { EventDateFigures } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { toSafeInteger } from '../../../platform/database/columns.ts';
import { EventSeriesRow } from '../../events/event.entity.ts';
import type { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { TicketSaleRow } from '../ticket-sale.entity.ts';
import { TicketStockRow } from '../ticket-stock.entity.ts';
import { TicketWaitRow } from '../waits/ticket-wait.entity.ts';
import { EventTakingsRow } from './event-takings.entity.ts';

/** Ids in one statement. */
const AT_ONCE = 500;

/** What dates of one temple came to, in their order: kept counts, and what the index of order lines knows of refunds. */
export async function figuresOf(
  manager: EntityManager,
  templeId: string,
  dates: readonly EventOccurrenceRow[],
): Promise<EventDateFigures[]> {
  const ids = dates.map(({ id }) => id);
  const series = await byId(manager, EventSeriesRow, templeId, [...new Set(dates.map(({ eventId }) => eventId))]);
  const sales = await byId(manager, TicketSaleRow, templeId, [...new Set([...series.values()].map(saleOf))]);
  const takings = await byId(manager, EventTakingsRow, templeId, ids);
  const stocks = await stocksOf(manager, templeId, ids);
  const refunds = await refundsOf(manager, templeId, ids);
  const waits = await waitsOf(manager, templeId, ids);
  return dates.map(({ id, eventId, startsAt, status }) => {
    const event = series.get(eventId);
    const sale = event && sales.get(saleOf(event));
    const stock = stocks.get(id);
    const { paidCents = 0, arrived = 0 } = takings.get(id) ?? {};
    return {
      id,
      eventId,
      title: event?.title ?? '',
      startsAt: startsAt.toISOString(),
      timeZone: event?.timeZone ?? 'UTC',
      status,
      sells: sale !== undefined,
      capacity: stock ? stock.capacity : (sale?.capacity ?? null),
      sold: stock?.sold ?? 0,
      held: (stock?.held ?? 0) + (stock?.offered ?? 0),
      receivedCents: paidCents - (refunds.get(id) ?? 0),
      arrived: arrived > 0 ? arrived : null,
      waiting: (waits.get(`${id} waiting`) ?? 0) + (waits.get(`${id} offered`) ?? 0),
      toApprove: waits.get(`${id} requested`) ?? 0,
    };
  });
}

const saleOf = ({ saleId, id }: EventSeriesRow): string => saleId ?? id;

async function byId<Row extends { templeId: string; id: string }>(
  manager: EntityManager,
  entity: new () => Row,
  templeId: string,
  ids: readonly string[],
): Promise<Map<string, Row>> {
  const rows = await inParts(ids, (some) => manager.findBy(entity, { templeId, id: In(some) } as never));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The places of dates as a whole. */
async function stocksOf(manager: EntityManager, templeId: string, ids: readonly string[]): Promise<Map<string, TicketStockRow>> {
  const rows = await inParts(ids, (some) =>
    manager
      .createQueryBuilder(TicketStockRow, 'stock')
      .where({ templeId, occurrenceId: In(some) })
      .andWhere('stock.whatId = stock.occurrenceId')
      .getMany(),
  );
  return new Map(rows.map((row) => [row.occurrenceId, row]));
}

/** Refunds of tickets, including those passed on. A payment that got no ticket was never added to a date's takings, so its refund isn't subtracted. */
async function refundsOf(manager: EntityManager, templeId: string, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await inParts(ids, (some) =>
    manager
      .createQueryBuilder(OrderLine, 'line')
      .select('line.itemId', 'id')
      .addSelect('SUM(line.refundedCents)', 'cents')
      .where({ templeId, kind: 'ticket', itemId: In(some) })
      .andWhere('line.refundedCents > 0')
      .andWhere('EXISTS (SELECT 1 FROM tickets sold WHERE sold.templeId = line.templeId AND sold.id = line.id)')
      .groupBy('line.itemId')
      .getRawMany<{ id: string; cents: number | string }>(),
  );
  return new Map(rows.map(({ id, cents }) => [id, toSafeInteger(cents)]));
}

/** Parties that wait, by date and state. */
async function waitsOf(manager: EntityManager, templeId: string, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await inParts(ids, (some) =>
    manager
      .createQueryBuilder(TicketWaitRow, 'wait')
      .select('wait.occurrenceId', 'id')
      .addSelect('wait.status', 'status')
      .addSelect('COUNT(*)', 'parties')
      .where({ templeId, occurrenceId: In(some), status: In(['requested', 'waiting', 'offered']) })
      .groupBy('wait.occurrenceId')
      .addGroupBy('wait.status')
      .getRawMany<{ id: string; status: string; parties: number | string }>(),
  );
  return new Map(rows.map(({ id, status, parties }) => [`${id} ${status}`, toSafeInteger(parties)]));
}

async function inParts<Row>(ids: readonly string[], read: (some: string[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) rows.push(...(await read(ids.slice(at, at + AT_ONCE))));
  return rows;
}

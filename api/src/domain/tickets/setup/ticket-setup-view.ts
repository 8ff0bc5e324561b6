import type { TicketSale } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import type { EventSeriesRow } from '../../events/event.entity.ts';
import { TicketSaleRow } from '../ticket-sale.entity.ts';
import { TicketStockRow } from '../ticket-stock.entity.ts';
import { datesAhead } from './ticket-sale-dates.ts';
import { typesOf } from './ticket-setup-types.ts';

/** What an event offers before the office says more: nothing is for sale, and these would be its terms. */
const UNSET = { isOpen: true, capacity: null, refundHours: 48, passOnHours: 12, questions: [], quotas: [], types: [] };

/** What an event sells and asks, with how much of it is gone on each date to come. */
export async function saleView(manager: EntityManager, templeId: string, series: EventSeriesRow): Promise<TicketSale> {
  const saleId = series.saleId ?? series.id;
  const sale = await manager.findOneBy(TicketSaleRow, { templeId, id: saleId });
  if (!sale) return { ...UNSET, isSet: false, dates: [] };
  const { isOpen, capacity, refundHours, passOnHours, questions, quotas } = sale;
  const rows = await typesOf(manager, templeId, saleId);
  const types = rows.map(({ templeId: _temple, saleId: _sale, position: _position, isForSeries, isDropOff, ...type }) => ({
    ...type,
    isForSeries: isForSeries === true,
    isDropOff: isDropOff === true,
  }));
  const terms = { isOpen, capacity, refundHours, passOnHours, questions, quotas: quotas ?? [] };
  return { ...terms, types, isSet: true, dates: await countsOf(manager, templeId, saleId) };
}

async function countsOf(manager: EntityManager, templeId: string, saleId: string): Promise<TicketSale['dates']> {
  const dates = await datesAhead(manager, templeId, saleId, new Date());
  const ids = dates.map(({ id }) => id);
  const stocks = ids.length > 0 ? await manager.findBy(TicketStockRow, { templeId, occurrenceId: In(ids), whatId: In(ids) }) : [];
  const byDate = new Map(stocks.map((stock) => [stock.occurrenceId, stock]));
  return dates.map(({ id, startsAt }) => {
    const { sold = 0, held = 0, offered = 0 } = byDate.get(id) ?? {};
    return { occurrenceId: id, startsAt: startsAt.toISOString(), sold, held, offered };
  });
}

import { type EntityManager, In } from 'typeorm';
import type { EventSeriesRow } from '../events/event.entity.ts';
import { TicketSaleRow } from './ticket-sale.entity.ts';
import { TicketTypeRow } from './ticket-type.entity.ts';

/** Which of these events have tickets that not everyone gets, as they are paid for, approved or few: their links are on those. */
export async function eventsWithLinksOnTickets(manager: EntityManager, series: readonly EventSeriesRow[]): Promise<Set<string>> {
  const templeId = In([...new Set(series.map((one) => one.templeId))]);
  const ids = In([...new Set(series.map(saleIdOf))]);
  const sales = await manager.findBy(TicketSaleRow, { templeId, id: ids });
  const types = await manager.findBy(TicketTypeRow, { templeId, saleId: ids });
  const fewPlaces = new Set(sales.filter(({ capacity }) => capacity !== null).map(({ id }) => id));
  const closed = new Set(types.filter((type) => fewPlaces.has(type.saleId) || isNotForAll(type)).map(({ saleId }) => saleId));
  return new Set(series.filter((one) => closed.has(saleIdOf(one))).map(({ id }) => id));
}

const saleIdOf = ({ id, saleId }: EventSeriesRow): string => saleId ?? id;
const isNotForAll = ({ pricing, needsApproval, capacity, quotaId, staffOnly }: TicketTypeRow): boolean =>
  pricing !== 'free' || needsApproval || capacity !== null || quotaId !== null || staffOnly;

import type { EntityManager } from 'typeorm';
import { isDuplicate } from '../../../platform/database/database-errors.ts';
import { insertRow } from '../../../platform/database/rows.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import { TicketStockRow } from '../ticket-stock.entity.ts';
import { TicketTypeRow } from '../ticket-type.entity.ts';
import { kindsWaitedFor } from './ticket-sale-dates.ts';
import type { TypeBody } from './ticket-setup-rules.ts';

interface OpenSale {
  templeId: string;
  saleId: string;
  /** Those that aren't over. */
  dates: readonly EventOccurrenceRow[];
}

/** The kinds of tickets of an event, in their order. */
export const typesOf = (manager: EntityManager, templeId: string, saleId: string): Promise<TicketTypeRow[]> =>
  manager.find(TicketTypeRow, { where: { templeId, saleId }, order: { position: 'ASC', id: 'ASC' } });

/** Writes the kinds as the office has them now. Throws `ticket-type-sold` for what would go or count otherwise. */
export async function saveTypes(tx: EntityManager, { templeId, saleId, dates }: OpenSale, types: readonly TypeBody[]): Promise<void> {
  const before = await typesOf(tx, templeId, saleId);
  const gone = before.filter(({ id }) => !types.some((type) => type.id === id));
  const wanted = gone.length > 0 ? await kindsWaitedFor(tx, templeId, dates) : new Set<string>();
  for (const { id } of gone) {
    if (wanted.has(id)) throw new DomainError('ticket-type-sold');
    if (await tx.existsBy(TicketStockRow, { templeId, whatId: id })) throw new DomainError('ticket-type-sold');
    await tx.delete(TicketTypeRow, { templeId, id });
  }
  for (const [position, type] of types.entries()) {
    const known = before.find(({ id }) => id === type.id);
    const { isForSeries = false, seriesPriceCents = null, quotaId = null, isDropOff = false } = type;
    const row = { ...type, isForSeries, seriesPriceCents, quotaId, isDropOff, templeId, saleId, position };
    if (!known) await insertRow(tx, TicketTypeRow, row).catch(refuseForeign);
    else if (known.takesSeat !== type.takesSeat && (await tx.existsBy(TicketStockRow, { templeId, whatId: type.id })))
      throw new DomainError('ticket-type-sold');
    else await tx.update(TicketTypeRow, { templeId, id: type.id }, { ...type, position });
  }
}

/** The id is another event's: two of them never share a kind of ticket. */
function refuseForeign(error: unknown): never {
  throw isDuplicate(error) ? new DomainError('not-found') : error;
}

/** What the trail says of a kind. */
export const audited = ({ name, priceCents, capacity, isForSeries, seriesPriceCents, quotaId, isDropOff }: TicketTypeRow) => ({
  quotaId,
  isDropOff: isDropOff === true,
  name,
  priceCents,
  capacity,
  isForSeries,
  seriesPriceCents,
});

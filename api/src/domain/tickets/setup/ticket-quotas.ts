import type { TicketQuota } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { insertRows } from '../../../platform/database/rows.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import { lockDatePlaces } from '../ticket-places.ts';
import { TicketStockRow } from '../ticket-stock.entity.ts';
import { TicketTypeRow } from '../ticket-type.entity.ts';

type Kind = Pick<TicketTypeRow, 'id' | 'quotaId'>;

/** What kinds of tickets share. */
export interface Shared {
  quotas: readonly TicketQuota[];
  types: readonly Kind[];
}

/** Whether two of them are the same: as many places, shared by the same kinds. */
export const isSameShared = (one: Shared, other: Shared): boolean => keyOf(one) === keyOf(other);

const keyOf = ({ quotas, types }: Shared): string =>
  JSON.stringify([
    quotas.map(({ id, capacity }) => `${id} ${capacity}`).sort(),
    types.flatMap(({ id, quotaId }) => (quotaId === null ? [] : [`${id} ${quotaId}`])).sort(),
  ]);

/** Throws `not-found` for new places whose id is something else's, whose taken places would be counted as theirs. */
export async function assertNewQuotas(
  tx: EntityManager,
  templeId: string,
  before: readonly TicketQuota[],
  quotas: readonly TicketQuota[],
): Promise<void> {
  const added = quotas.map(({ id }) => id).filter((id) => !before.some((known) => known.id === id));
  if (added.length === 0) return;
  const isTaken =
    (await tx.existsBy(TicketStockRow, { templeId, whatId: In(added) })) ||
    (await tx.existsBy(TicketTypeRow, { templeId, id: In(added) })) ||
    (await tx.existsBy(EventOccurrenceRow, { templeId, id: In(added) }));
  if (isTaken) throw new DomainError('not-found');
}

/** Locks every date with tickets sold, past ones included, so that quota counts can be recomputed. The caller holds the sale's lock. */
export async function lockTaken(tx: EntityManager, templeId: string, saleId: string, types: readonly Kind[]): Promise<string[]> {
  if (types.length === 0) return [];
  const rows = await tx.findBy(TicketStockRow, { templeId, whatId: In(types.map(({ id }) => id)) });
  const ids = [...new Set(rows.map(({ occurrenceId }) => occurrenceId))].sort();
  for (const id of ids) await lockDatePlaces(tx, templeId, id, saleId);
  return ids;
}

/**
 * Counts what kinds share on locked dates from what was taken of each. A date that is over has no limit. Throws `ticket-capacity-sold` where more
 * is taken than there would be.
 */
export async function countShared(
  tx: EntityManager,
  { templeId, dates, ahead }: { templeId: string; dates: readonly string[]; ahead: ReadonlySet<string> },
  before: Shared,
  { quotas, types }: Shared,
): Promise<void> {
  const known = [...new Set([...before.quotas, ...quotas].map(({ id }) => id))];
  if (dates.length === 0) return;
  if (known.length > 0) await tx.delete(TicketStockRow, { templeId, occurrenceId: In([...dates]), whatId: In(known) });
  const stocks = await tx.findBy(TicketStockRow, { templeId, occurrenceId: In([...dates]) });
  const rows = quotas.flatMap((quota) => dates.map((occurrenceId) => sharedRow({ templeId, occurrenceId, quota, types, stocks })));
  for (const row of rows) {
    if (!ahead.has(row.occurrenceId)) row.capacity = null;
    if (row.capacity !== null && row.held + row.sold + row.offered > row.capacity) throw new DomainError('ticket-capacity-sold');
  }
  await insertRows(tx, TicketStockRow, rows);
}

interface SharedOfDate {
  templeId: string;
  occurrenceId: string;
  quota: TicketQuota;
  types: readonly Kind[];
  stocks: readonly TicketStockRow[];
}

function sharedRow({ templeId, occurrenceId, quota, types, stocks }: SharedOfDate): TicketStockRow {
  const own = new Set(types.filter(({ quotaId }) => quotaId === quota.id).map(({ id }) => id));
  const taken = stocks.filter((stock) => stock.occurrenceId === occurrenceId && own.has(stock.whatId));
  const sumOf = (count: 'held' | 'sold' | 'offered') => taken.reduce((sum, stock) => sum + stock[count], 0);
  const counts = { held: sumOf('held'), sold: sumOf('sold'), offered: sumOf('offered') };
  return { templeId, id: newId(), occurrenceId, whatId: quota.id, capacity: quota.capacity, ...counts };
}

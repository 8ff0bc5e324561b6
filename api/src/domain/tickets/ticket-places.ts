import type { EntityManager } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { TicketSaleRow } from './ticket-sale.entity.ts';
import { TicketStockRow } from './ticket-stock.entity.ts';
import { TicketTypeRow } from './ticket-type.entity.ts';

/** Some of one kind of ticket at one date. */
export interface Places {
  templeId: string;
  occurrenceId: string;
  type: Pick<TicketTypeRow, 'id' | 'saleId' | 'takesSeat'>;
  count: number;
}

/** By how much a count changes for each place, and whether places have to be free: until the date begins online, until it ends at the counter. */
interface Change {
  held?: number;
  sold?: number;
  offered?: number;
  free?: 'online' | 'counter';
}

const CHANGES = {
  hold: { held: 1, free: 'online' },
  sellFree: { sold: 1, free: 'online' },
  sellAtCounter: { sold: 1, free: 'counter' },
  sellHeld: { held: -1, sold: 1 },
  freeHeld: { held: -1 },
  freeSold: { sold: -1 },
  offer: { offered: 1, free: 'online' },
  endOffer: { offered: -1 },
} as const satisfies Record<string, Change>;
export type PlaceChange = keyof typeof CHANGES;

const IN_TIME = { online: 'startsAt', counter: 'endsAt' } as const;
const FREE = '(capacity IS NULL OR held + sold + offered + ? <= capacity)';
const openSql = (
  free: 'online' | 'counter',
) => `EXISTS (SELECT 1 FROM event_occurrences opened WHERE opened.templeId = ticket_stocks.templeId
  AND opened.id = ticket_stocks.occurrenceId AND opened.status = 'published' AND opened.${IN_TIME[free]} > ?)`;

/**
 * Changes the counts of a date, of the quota that a kind of ticket shares, and of the kind itself. Each is one conditional update. The date's
 * comes first, so that concurrent changes to a date wait for each other there. Returns false, with nothing changed, if any of them has no room.
 */
export async function changePlaces(tx: EntityManager, what: PlaceChange, places: Places, now: Date): Promise<boolean> {
  const { templeId, occurrenceId, type, count } = places;
  const date = { templeId, occurrenceId, whatId: occurrenceId };
  const seats = type.takesSeat ? count : 0;
  const change: Change = CHANGES[what];
  if (!(await changeOrMake(tx, date, change, seats, now, places))) return false;
  const changed: [StockKey, number][] = [[date, seats]];
  for (const whatId of [await quotaOf(tx, templeId, type.id), type.id].filter((id) => id !== null)) {
    const stock = { ...date, whatId };
    if (!(await changeOrMake(tx, stock, change, count, now, places))) {
      for (const [key, amount] of changed) await changeStock(tx, key, reverse(change), amount, now);
      return false;
    }
    changed.push([stock, count]);
  }
  return true;
}

/** The kind's current quota. It changes only under a lock on the date. */
async function quotaOf(tx: EntityManager, templeId: string, typeId: string): Promise<string | null> {
  const type = await tx.findOne(TicketTypeRow, { where: { templeId, id: typeId }, select: { quotaId: true } });
  return type?.quotaId ?? null;
}

/** Locks a date's places for the rest of the transaction: every change to its waitlist starts here. */
export async function lockDatePlaces(tx: EntityManager, templeId: string, occurrenceId: string, saleId: string): Promise<void> {
  const date = { templeId, occurrenceId, whatId: occurrenceId };
  if (await changeStock(tx, date, {}, 0, new Date())) return;
  await makeStock(tx, date, saleId);
  await changeStock(tx, date, {}, 0, new Date());
}

/** Locks the places of dates where any were ever taken: what becomes of a date and what is sold there wait for each other. */
export async function lockPlacesOf(tx: EntityManager, templeId: string, occurrenceIds: readonly string[]): Promise<void> {
  if (occurrenceIds.length === 0) return;
  const ids = [...new Set(occurrenceIds)].sort();
  const among = ids.map(() => '?').join(', ');
  await execute(tx, `UPDATE ticket_stocks SET held = held WHERE templeId = ? AND whatId IN (${among})`, [templeId, ...ids]);
}

type StockKey = Pick<TicketStockRow, 'templeId' | 'occurrenceId' | 'whatId'>;

async function changeOrMake(
  tx: EntityManager,
  key: StockKey,
  change: Change,
  count: number,
  now: Date,
  { type }: Places,
): Promise<boolean> {
  if (await changeStock(tx, key, change, count, now)) return true;
  // Nothing was sold of it before: its row comes with the first.
  if (await tx.existsBy(TicketStockRow, key)) return false;
  await makeStock(tx, key, type.saleId);
  return changeStock(tx, key, change, count, now);
}

async function changeStock(tx: EntityManager, { templeId, occurrenceId, whatId }: StockKey, change: Change, count: number, now: Date) {
  const { held = 0, sold = 0, offered = 0, free } = change;
  const sql = `UPDATE ticket_stocks SET held = held + ?, sold = sold + ?, offered = offered + ?
    WHERE templeId = ? AND occurrenceId = ? AND whatId = ?${free ? ` AND ${FREE} AND ${openSql(free)}` : ''}`;
  const limits = free ? [count, now] : [];
  return (await execute(tx, sql, [held * count, sold * count, offered * count, templeId, occurrenceId, whatId, ...limits])) === 1;
}

/** With the capacity it has now: who changes that waits until this row is there. */
async function makeStock(tx: EntityManager, { templeId, occurrenceId, whatId }: StockKey, saleId: string): Promise<void> {
  await lockSale(tx, templeId, saleId);
  const sale = await tx.findOneByOrFail(TicketSaleRow, { templeId, id: saleId });
  const { capacity } =
    whatId === occurrenceId
      ? sale
      : (sale.quotas?.find(({ id }) => id === whatId) ?? (await tx.findOneByOrFail(TicketTypeRow, { templeId, id: whatId })));
  await insertOnce(tx, TicketStockRow, { templeId, id: newId(), occurrenceId, whatId, capacity, held: 0, sold: 0, offered: 0 });
}

/** Locks what an event sells until the transaction ends. */
export const lockSale = (tx: EntityManager, templeId: string, saleId: string): Promise<number> =>
  execute(tx, 'UPDATE ticket_sales SET id = id WHERE templeId = ? AND id = ?', [templeId, saleId]);

const reverse = ({ held = 0, sold = 0, offered = 0 }: Change): Change => ({ held: -held, sold: -sold, offered: -offered });

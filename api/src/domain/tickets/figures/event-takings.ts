import type { EntityManager } from 'typeorm';
import { execute } from '../../../platform/database/execute.ts';
import { insertOnce } from '../../../platform/database/rows.ts';
import type { OrderLine } from '../../orders/order-line.entity.ts';
import { EventTakingsRow } from './event-takings.entity.ts';

/** Adds what was paid for tickets to their dates. The last statement of its kind in a transaction: nobody waits for places while it holds these rows. */
export async function addPaid(tx: EntityManager, lines: readonly OrderLine[]): Promise<void> {
  const dates = new Map<string, number>();
  for (const { itemId, amountCents, coveredFeeCents } of lines)
    if (itemId) dates.set(itemId, (dates.get(itemId) ?? 0) + amountCents + coveredFeeCents);
  const [first] = lines;
  for (const [id, cents] of [...dates].sort(byDate)) if (first && cents > 0) await addTo(tx, { templeId: first.templeId, id }, cents);
}

/** What was paid for tickets counts at the date they were moved to. Last in its transaction, too. */
export async function movePaid(tx: EntityManager, lines: readonly OrderLine[], fromId: string, toId: string): Promise<void> {
  const cents = lines.reduce((sum, { amountCents, coveredFeeCents }) => sum + amountCents + coveredFeeCents, 0);
  const changes: [string, number][] = [
    [fromId, -cents],
    [toId, cents],
  ];
  const [first] = lines;
  for (const [id, change] of changes.sort(byDate)) if (first && cents > 0) await addTo(tx, { templeId: first.templeId, id }, change);
}

/** Keeps how many came to a date. */
export async function keepArrived(tx: EntityManager, templeId: string, id: string, arrived: number): Promise<void> {
  await insertOnce(tx, EventTakingsRow, { templeId, id, paidCents: 0, arrived: 0 });
  await tx.update(EventTakingsRow, { templeId, id }, { arrived });
}

async function addTo(tx: EntityManager, { templeId, id }: Pick<EventTakingsRow, 'templeId' | 'id'>, cents: number): Promise<void> {
  const add = () => execute(tx, 'UPDATE event_takings SET paidCents = paidCents + ? WHERE templeId = ? AND id = ?', [cents, templeId, id]);
  if ((await add()) === 1) return;
  await insertOnce(tx, EventTakingsRow, { templeId, id, paidCents: 0, arrived: 0 });
  await add();
}

const byDate = ([one]: [string, number], [other]: [string, number]): number => (one < other ? -1 : 1);

import type { EntityManager } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';
import type { Pledge } from './pledge.entity.ts';

type PledgeKey = Pick<Pledge, 'templeId' | 'id'>;

const OPEN = `status IN ('pending', 'in-progress', 'overdue')`;

/**
 * The state that follows from the sums, decided in the statement that changes them. Always the first column of a SET: MariaDB reads
 * columns as they are by then, SQLite as they were.
 */
const statusBy = (paid: string, amount = 'amountCents', pastDue = 'pastDueCents'): string =>
  `status = CASE WHEN status IN ('canceled', 'written-off') THEN status WHEN ${paid} >= ${amount} THEN 'completed'
     WHEN ${paid} < ${pastDue} THEN 'overdue' WHEN ${paid} > 0 THEN 'in-progress' ELSE 'pending' END`;

/** Counts cents of a gift toward an open pledge: never more than it, however many gifts settle at once. */
export async function pay(tx: EntityManager, { templeId, id }: PledgeKey, cents: number): Promise<boolean> {
  const paid = await execute(
    tx,
    `UPDATE pledges SET ${statusBy('paidCents + ?')}, paidCents = paidCents + ?, updatedAt = ?
     WHERE templeId = ? AND id = ? AND ${OPEN} AND paidCents + ? <= amountCents`,
    [cents, cents, cents, cents, new Date(), templeId, id, cents],
  );
  return paid === 1;
}

/** Takes cents back that a match counted, in whatever state the pledge is. */
export async function unpay(tx: EntityManager, { templeId, id }: PledgeKey, cents: number): Promise<void> {
  await execute(
    tx,
    `UPDATE pledges SET ${statusBy('paidCents - ?')}, paidCents = paidCents - ?, updatedAt = ? WHERE templeId = ? AND id = ?`,
    [cents, cents, cents, cents, new Date(), templeId, id],
  );
}

type Terms = Pick<Pledge, 'amountCents' | 'pastDueCents' | 'turnAt' | 'reminders' | 'note'>;

/** Changes what was pledged, unless it has ended or more was paid than it is to be. */
export async function restate(tx: EntityManager, { templeId, id }: PledgeKey, terms: Terms): Promise<boolean> {
  const { amountCents, pastDueCents, turnAt, reminders, note } = terms;
  const changed = await execute(
    tx,
    `UPDATE pledges SET ${statusBy('paidCents', '?', '?')}, amountCents = ?, pastDueCents = ?, turnAt = ?, reminders = ?, note = ?, updatedAt = ?
     WHERE templeId = ? AND id = ? AND status NOT IN ('canceled', 'written-off') AND paidCents <= ?`,
    [amountCents, pastDueCents, amountCents, pastDueCents, turnAt, reminders, note, new Date(), templeId, id, amountCents],
  );
  return changed === 1;
}

/** Ends an open pledge for good. */
export async function end(
  tx: EntityManager,
  { templeId, id }: PledgeKey,
  status: 'canceled' | 'written-off',
  reason: string | null,
): Promise<boolean> {
  const ended = await execute(
    tx,
    `UPDATE pledges SET status = ?, endReason = ?, turnAt = NULL, updatedAt = ? WHERE templeId = ? AND id = ? AND ${OPEN}`,
    [status, reason, new Date(), templeId, id],
  );
  return ended === 1;
}

/** Of the processes that see the same turn, one claims it. */
export async function claimTurn(tx: EntityManager, { templeId, id, turnAt }: Pick<Pledge, 'templeId' | 'id' | 'turnAt'>): Promise<boolean> {
  if (turnAt === null) return false;
  const claimed = await execute(tx, 'UPDATE pledges SET turnAt = NULL WHERE templeId = ? AND id = ? AND turnAt = ?', [
    templeId,
    id,
    turnAt,
  ]);
  return claimed === 1;
}

/** What became past due by a turn, and when the next one is. */
export async function turn(tx: EntityManager, { templeId, id }: PledgeKey, pastDueCents: number, turnAt: Date | null): Promise<void> {
  await execute(
    tx,
    `UPDATE pledges SET ${statusBy('paidCents', 'amountCents', '?')}, pastDueCents = ?, turnAt = ? WHERE templeId = ? AND id = ?`,
    [pastDueCents, pastDueCents, turnAt, templeId, id],
  );
}

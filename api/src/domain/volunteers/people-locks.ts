import type { EntityManager } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';
import { found } from '../../platform/http/domain-error.ts';
import { VolunteerShiftRow } from './volunteer-shift.entity.ts';

/**
 * Locks people until the transaction ends, in the order of their ids. Whoever gives someone a place at any temple does so first and reads
 * afterwards: two requests never give one person two shifts at once. Must be the transaction's first statement.
 */
export async function lockPeople(tx: EntityManager, personIds: readonly string[]): Promise<void> {
  for (const personId of [...new Set(personIds)].sort()) {
    await execute(tx, 'UPDATE volunteer_people SET turns = turns + 1 WHERE id = ?', [personId]);
  }
}

/** Locks a shift, after the people: changes of its places come one after the other. Throws `not-found`. */
export async function lockShift(tx: EntityManager, templeId: string, id: string, now = new Date()): Promise<VolunteerShiftRow> {
  await execute(tx, 'UPDATE volunteer_shifts SET changedAt = ? WHERE templeId = ? AND id = ?', [now, templeId, id]);
  return found(await tx.findOneBy(VolunteerShiftRow, { templeId, id }));
}

/** Whether a locked person has a place at another shift at this time, at any temple. */
export async function isBusy(
  tx: EntityManager,
  { personId, startsAt, endsAt, except = '' }: { personId: string; startsAt: Date; endsAt: Date; except?: string },
): Promise<boolean> {
  const sql = 'SELECT id FROM shift_assignments WHERE personId = ? AND holdsTime = ? AND endsAt > ? AND startsAt < ? AND id <> ? LIMIT 1';
  const rows: unknown[] = await tx.query(sql, [personId, 1, startsAt, endsAt, except]);
  return rows.length > 0;
}

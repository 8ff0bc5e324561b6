import { ASSIGNMENT_TRANSITIONS, type AssignmentState, LIVE_ASSIGNMENTS } from '@sannidhi/contracts';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { insertRowIf } from '../../platform/database/rows.ts';
import { PriestAssignmentRow } from './priest-assignment.entity.ts';

type Key = Pick<PriestAssignmentRow, 'templeId' | 'id'>;

const LIVE: readonly AssignmentState[] = LIVE_ASSIGNMENTS;

/** A service's position, as `ux_priest_assignments_live` counts it. */
export const liveKeyOf = (slotId: string, position: number): string => `${slotId}:${position}`;

/**
 * Moves an assignment to a state in one conditional UPDATE; false where it can't go there (any more). `answeredBefore` is the last moment to
 * accept it.
 */
export async function moveAssignment(
  tx: EntityManager,
  { templeId, id }: Key,
  to: AssignmentState,
  { from = sourcesOf(to), now, reason = null }: { from?: readonly AssignmentState[]; now: Date; reason?: string | null },
): Promise<boolean> {
  const where = { templeId, id, state: In([...from]), ...(to === 'accepted' ? { answerBy: MoreThan(now) } : {}) };
  const ended = LIVE.includes(to) ? {} : { liveKey: null };
  const answered = to === 'completed' ? {} : { answeredAt: now };
  const accepted = to === 'accepted' ? { acceptedAt: now } : {};
  const change = { state: to, ...ended, ...answered, ...accepted, changedAt: now, ...(reason ? { reason } : {}) };
  const { affected } = await tx.update(PriestAssignmentRow, where, change);
  return affected === 1;
}

const sourcesOf = (to: AssignmentState): AssignmentState[] =>
  (Object.keys(ASSIGNMENT_TRANSITIONS) as AssignmentState[]).filter((from) => ASSIGNMENT_TRANSITIONS[from].some((next) => next === to));

/**
 * Inserts a live assignment where its position is free and its priest has nothing else at that time, at whatever temple, in one statement.
 * False where it isn't so (any more).
 */
export async function insertAssignment(tx: EntityManager, row: PriestAssignmentRow): Promise<boolean> {
  const { liveKey, accountId, startsAt, endsAt } = row;
  const busy = 'accountId = ? AND state IN (?, ?) AND startsAt < ? AND endsAt > ?';
  return insertRowIf(tx, PriestAssignmentRow, row, {
    sql: `FROM priests priest WHERE priest.accountId = ?
      AND NOT EXISTS (SELECT 1 FROM priest_assignments live WHERE live.liveKey = ?)
      AND NOT EXISTS (SELECT 1 FROM priest_assignments other WHERE other.${busy.replaceAll('AND ', 'AND other.')})`,
    values: [accountId, liveKey, accountId, ...LIVE, endsAt, startsAt],
  });
}

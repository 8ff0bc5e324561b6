import { HOLDING_STATUSES, SHIFT_ASSIGNMENT_TRANSITIONS, type ShiftAssignmentStatus } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import type { VolunteerOpportunityRow } from './volunteer-opportunity.entity.ts';
import type { VolunteerShiftRow } from './volunteer-shift.entity.ts';

type Key = Pick<VolunteerShiftRow, 'templeId' | 'id'>;
type Place = Pick<ShiftAssignmentRow, 'status' | 'isTrainee'>;

/** Whether someone in this state has a place, or is asked to take it. */
export const isHolding = (status: ShiftAssignmentStatus): boolean => (HOLDING_STATUSES as readonly string[]).includes(status);
/** States in which a sign-up is over: the person can sign up for the shift again. */
export const SHIFT_ASSIGNMENT_ENDED = ['declined', 'canceled', 'replaced'] as const satisfies readonly ShiftAssignmentStatus[];
const hasEnded = (status: ShiftAssignmentStatus): boolean => (SHIFT_ASSIGNMENT_ENDED as readonly string[]).includes(status);

export const openKeyOf = (shiftId: string, personId: string): string => `${shiftId}:${personId}`;

/**
 * Takes one of a shift's places, if it is open and has a free one; returns whether it did. Nobody passes those who wait: unless
 * `fromWaitlist`, a place is free only while the list is empty.
 */
export async function takePlace(tx: EntityManager, { templeId, id }: Key, { fromWaitlist = false } = {}): Promise<boolean> {
  const queue = fromWaitlist ? '' : ' AND waiting = 0';
  const sql = `UPDATE volunteer_shifts SET taken = taken + 1 WHERE templeId = ? AND id = ? AND status = ? AND taken < maximum${queue}`;
  const taken = (await execute(tx, sql, [templeId, id, 'open'])) === 1;
  if (taken) await markShort(tx, { templeId, id });
  return taken;
}

/** Joins the waitlist of a locked shift and returns the number in its order. */
export async function joinWaitlist(tx: EntityManager, { templeId, id, lastWait }: VolunteerShiftRow): Promise<number> {
  const sql = 'UPDATE volunteer_shifts SET waiting = waiting + 1, lastWait = lastWait + 1 WHERE templeId = ? AND id = ?';
  await execute(tx, sql, [templeId, id]);
  return lastWait + 1;
}

/** What a sign-up becomes once it has a place: reviewed where it has to be, then agreed to. */
export function placedStatus(
  { missing, hasConsent, overrideReason }: Pick<ShiftAssignmentRow, 'missing' | 'hasConsent' | 'overrideReason'>,
  { needsReview }: Pick<VolunteerOpportunityRow, 'needsReview'>,
): 'requested' | 'awaiting-consent' | 'assigned' {
  const lacks = missing.requirements.length + missing.skills.length > 0;
  if (overrideReason === null && (needsReview || lacks)) return 'requested';
  return hasConsent ? 'assigned' : 'awaiting-consent';
}

/**
 * Moves a place of a locked shift to another state and counts the shift's places again. Throws `shift-step-refused` where the states don't
 * allow it, or where someone else moved it first.
 */
export async function movePlace(
  tx: EntityManager,
  row: ShiftAssignmentRow,
  status: ShiftAssignmentStatus,
  change: Partial<ShiftAssignmentRow> = {},
): Promise<ShiftAssignmentRow> {
  if (!SHIFT_ASSIGNMENT_TRANSITIONS[row.status].some((next) => next === status)) throw new DomainError('shift-step-refused');
  const { templeId, id, shiftId, personId } = row;
  const after = {
    ...change,
    status,
    holdsTime: isHolding(status),
    openKey: hasEnded(status) ? null : openKeyOf(shiftId, personId),
    ...(hasEnded(status) || status === 'no-show' ? { nextReminderAt: null, offeredAt: null } : {}),
    changedAt: new Date(),
  };
  const { affected } = await tx.update(ShiftAssignmentRow, { templeId, id, status: row.status }, after);
  if (!affected) throw new DomainError('shift-step-refused');
  await count(tx, row, { ...row, ...after });
  return { ...row, ...after };
}

/** What a new row adds to its locked shift, besides the place it took. */
export async function countTrainee(tx: EntityManager, { templeId, id }: Key): Promise<void> {
  await execute(tx, 'UPDATE volunteer_shifts SET trainees = trainees + 1 WHERE templeId = ? AND id = ?', [templeId, id]);
}

/** A place from the waitlist was taken with `takePlace`; every other change of who holds one is counted here. */
async function count(tx: EntityManager, before: ShiftAssignmentRow, after: Place): Promise<void> {
  const key = [before.templeId, before.shiftId];
  const holds = (place: Place) => Number(isHolding(place.status));
  const isPromoted = before.status === 'waiting' && isHolding(after.status);
  const places = before.isTrainee || isPromoted ? 0 : holds(after) - holds(before);
  const trainees = before.isTrainee ? holds(after) - holds(before) : 0;
  const waiting = Number(after.status === 'waiting') - Number(before.status === 'waiting');
  const sql = 'UPDATE volunteer_shifts SET taken = taken + ?, trainees = trainees + ?, waiting = waiting + ? WHERE templeId = ? AND id = ?';
  await execute(tx, sql, [places, trainees, waiting, ...key]);
  await markShort(tx, { templeId: before.templeId, id: before.shiftId });
}

/** Whether a shift lacks people for its minimum; in a statement of its own, as MySQL reads values that the same one has set. */
export async function markShort(tx: EntityManager, { templeId, id }: Key): Promise<void> {
  const sql =
    "UPDATE volunteer_shifts SET isShort = CASE WHEN status = 'open' AND taken < minimum THEN 1 ELSE 0 END WHERE templeId = ? AND id = ?";
  await execute(tx, sql, [templeId, id]);
}

import type { MarkConflict } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import type { AccountActor } from '../../platform/auth/actor.ts';
import { found } from '../../platform/http/domain-error.ts';
import { PriestAssignmentRow } from '../assignments/priest-assignment.entity.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';

/** States in which a service is its priest's. */
export const ASSIGNED = ['accepted', 'completed'] as const satisfies PriestAssignmentRow['state'][];
const DAY_MS = 86_400_000;
/** How long after the office changed its service a mark may arrive. */
export const OFFLINE_TOLERANCE_MS = 3 * DAY_MS;

export interface AssignedService {
  slot: PoojaSlotRow;
  assignment: PriestAssignmentRow;
}

/** Whether a service is still its priest's. */
export const isAssigned = ({ state }: Pick<PriestAssignmentRow, 'state'>): boolean => ASSIGNED.some((assigned) => assigned === state);

/** A service that the priest has, or had until the office took it back days ago at most. Throws `not-found` for every other. */
export async function assignedService(manager: EntityManager, account: AccountActor, slotId: string, at: Date): Promise<AssignedService> {
  return serviceOf(manager, account, slotId, (row) => isAssigned(row) || isRecent(row, row.changedAt, at));
}

/** A service that the priest accepted, whatever became of it. Throws `not-found` for every other. */
export const acceptedService = (manager: EntityManager, account: AccountActor, slotId: string): Promise<AssignedService> =>
  serviceOf(manager, account, slotId, () => true);

/** Whether its sheet named an earlier time, or it was performed before the office moved it. */
export const isMovedSince = ({ slot, assignment }: AssignedService, at: Date, sheetStartsAt: Date | null): boolean =>
  slot.movedAt !== null &&
  isRecent(assignment, slot.movedAt, at) &&
  (at < slot.movedAt || (sheetStartsAt !== null && sheetStartsAt < slot.startsAt));

/** Whose service it was when it was performed, if it isn't the priest's anymore or was canceled. */
export function conflictsOf({ slot, assignment }: AssignedService, at: Date): MarkConflict[] {
  if (slot.status === 'canceled') return [aboutService('service-canceled')];
  if (isAssigned(assignment)) return [];
  const isHeldThen = assignment.changedAt !== null && at < assignment.changedAt;
  return [aboutService(isHeldThen ? 'withdrawn' : 'not-theirs')];
}

/** What the office did to a service before its mark arrived. */
export const aboutService = (kind: MarkConflict['kind']): MarkConflict => ({ bookingId: null, bookedBy: '', kind });

const isRecent = ({ acceptedAt }: PriestAssignmentRow, changedAt: Date | null, at: Date): boolean =>
  changedAt !== null && acceptedAt !== null && acceptedAt <= at && Date.now() - changedAt.getTime() <= OFFLINE_TOLERANCE_MS;

async function serviceOf(
  manager: EntityManager,
  { accountId }: AccountActor,
  slotId: string,
  counts: (row: PriestAssignmentRow) => boolean,
): Promise<AssignedService> {
  const own = { accountId, slotId };
  const where = [
    { ...own, state: In([...ASSIGNED]) },
    { ...own, acceptedAt: Not(IsNull()) },
  ];
  const rows = await manager.find(PriestAssignmentRow, { where, order: { acceptedAt: 'DESC' } });
  const assignment = found(rows.find(isAssigned) ?? rows.find(counts));
  return { assignment, slot: found(await manager.findOneBy(PoojaSlotRow, { templeId: assignment.templeId, id: slotId })) };
}

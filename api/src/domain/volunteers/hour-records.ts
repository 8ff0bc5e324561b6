import { dateAt } from '@sannidhi/panchanga';
import type { EntityManager } from 'typeorm';
import { insertOnce } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { HourEntryRow } from './hour-entry.entity.ts';
import type { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import type { NoticeContext } from './shift-notices.service.ts';

const MINUTE_MS = 60_000;

/** The minutes between check-in and check-out that fall into the shift: who stays longer is for the coordinator to add. */
function minutesOf({ startsAt, endsAt, checkedInAt, checkedOutAt }: ShiftAssignmentRow): number {
  if (!checkedInAt || !checkedOutAt) return 0;
  const from = Math.max(startsAt.getTime(), checkedInAt.getTime());
  const to = Math.min(endsAt.getTime(), checkedOutAt.getTime());
  return Math.max(0, Math.round((to - from) / MINUTE_MS));
}

/** Records someone's hours at the end of their shift, once. */
export async function recordHours(tx: EntityManager, { shift, opportunity }: NoticeContext, row: ShiftAssignmentRow): Promise<void> {
  const minutes = minutesOf(row);
  await insertOnce(tx, HourEntryRow, {
    templeId: row.templeId,
    id: newId(),
    assignmentId: row.id,
    volunteerId: row.volunteerId,
    accountId: row.accountId,
    name: row.name,
    title: opportunity.title,
    workedOn: dateAt(shift.startsAt.getTime(), shift.timeZone),
    minutes,
    recordedMinutes: minutes,
    status: 'pending',
    reason: '',
    isAutoClosed: row.isAutoClosed,
    createdAt: new Date(),
    decidedAt: null,
  });
}

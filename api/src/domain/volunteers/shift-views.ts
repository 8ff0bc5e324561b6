import { type LedPerson, messagesOf, type ShiftPerson, type ShiftRow, type ShiftTemple, shiftAssignmentNoun } from '@sannidhi/contracts';
import type { Temple } from '../temples/temple.entity.ts';
import type { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import type { VolunteerOpportunityRow } from './volunteer-opportunity.entity.ts';
import type { VolunteerShiftRow } from './volunteer-shift.entity.ts';

const say = messagesOf(shiftAssignmentNoun);

/** One person at a shift, as the office sees them. */
export const shiftPerson = (row: ShiftAssignmentRow): ShiftPerson => ({
  id: row.id,
  volunteerId: row.volunteerId,
  name: row.name,
  status: row.status,
  isTrainee: row.isTrainee,
  isMinor: row.isMinor,
  reason: row.reason,
  refusal: row.refusal && say(row.refusal),
  declinedVia: row.declinedVia,
  missing: row.missing,
  overrideReason: row.overrideReason,
  isOverlapAllowed: row.isOverlapAllowed,
  isOffered: row.offeredAt !== null,
  checkedInAt: row.checkedInAt?.toISOString() ?? null,
  checkedOutAt: row.checkedOutAt?.toISOString() ?? null,
  isAutoClosed: row.isAutoClosed,
});

/** One person at a shift, as its lead sees them. */
export const ledPerson = (row: ShiftAssignmentRow): LedPerson => {
  const { id, name, status, isTrainee, isMinor, checkedInAt, checkedOutAt, isAutoClosed } = shiftPerson(row);
  return { id, name, status, isTrainee, isMinor, checkedInAt, checkedOutAt, isAutoClosed };
};

/** A shift in a list. */
export const shiftRow = (shift: VolunteerShiftRow, opportunity: VolunteerOpportunityRow, leadName: string | null): ShiftRow => ({
  id: shift.id,
  opportunityId: shift.opportunityId,
  title: opportunity.title,
  startsAt: shift.startsAt.toISOString(),
  endsAt: shift.endsAt.toISOString(),
  timeZone: shift.timeZone,
  placeName: placeOf(shift, opportunity),
  minimum: shift.minimum,
  target: shift.target,
  maximum: shift.maximum,
  taken: shift.taken,
  trainees: shift.trainees,
  waiting: shift.waiting,
  missing: shift.status === 'open' ? Math.max(0, shift.minimum - shift.taken) : 0,
  status: shift.status,
  reason: shift.reason,
  leadName,
  isPublished: opportunity.isPublished,
});

/** Where a shift is: its own place, or the opportunity's. */
export const placeOf = ({ placeName }: VolunteerShiftRow, opportunity: VolunteerOpportunityRow): string =>
  placeName || opportunity.placeName;

export const shiftTemple = ({ slug, name, city, state }: Temple): ShiftTemple => ({ slug, name, city, state });

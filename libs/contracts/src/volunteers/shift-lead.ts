import { donor, endpoint, verifiedDonor } from '../endpoint.ts';
import { mixed, object } from '../schema.ts';
import type { ShiftTemple } from './own-volunteering.ts';
import type { ShiftPerson } from './shift-assignment.ts';

/** Someone at a shift, as its lead sees them: who comes, and when they came and left. */
export type LedPerson = Pick<
  ShiftPerson,
  'id' | 'name' | 'status' | 'isTrainee' | 'isMinor' | 'checkedInAt' | 'checkedOutAt' | 'isAutoClosed'
>;

/** A shift that a devotee leads, with its people by name. */
export interface LedShift {
  id: string;
  title: string;
  placeName: string;
  note: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  temple: ShiftTemple;
  /** From an hour before the shift to a day after it. */
  isCheckInOpen: boolean;
  people: LedPerson[];
}

/** What a lead marks; who didn’t come is the office’s to say. */
export const LEAD_MARKS = ['check-in', 'check-out', 'undo'] as const;
export type LeadMark = (typeof LEAD_MARKS)[number];
export const leadMarkSchema = object({ mark: mixed<LeadMark>().oneOf(LEAD_MARKS).required() }).noUnknown();

export const shiftLeadEndpoints = {
  led: endpoint<LedShift[]>()({
    method: 'GET',
    path: '/api/devotee/led-shifts',
    summary: 'The next shifts that the devotee leads, with their people',
    access: donor,
    reads: ['shift-assignment', 'volunteer-shift', 'volunteer-opportunity', 'volunteer'],
  }),
  mark: endpoint<LedPerson>()({
    method: 'POST',
    path: '/api/devotee/led-shift-people/:assignmentId/mark',
    summary: 'Checks someone in or out at a shift that the devotee leads',
    access: verifiedDonor,
    changes: ['shift-assignment', 'volunteer-shift', 'hour-entry', 'notification'],
    body: leadMarkSchema,
  }),
};

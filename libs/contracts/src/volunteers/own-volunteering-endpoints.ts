import { anyone, donor, endpoint, verifiedDonor } from '../endpoint.ts';
import type { Page } from '../page.ts';
import {
  findShiftsQuery,
  type OpenShift,
  type OwnHours,
  type OwnShift,
  offerPlaceSchema,
  ownShiftsQuery,
  type ShiftAnswer,
  selfCheckInSchema,
  shiftAnswerSchema,
  signUpSchema,
  takeOverSchema,
  type Volunteering,
  volunteeringSchema,
} from './own-volunteering.ts';
import { declineShiftSchema } from './shift-assignment.ts';

const reads = ['shift-assignment', 'volunteer-shift', 'volunteer-opportunity'] as const;
const changes = ['shift-assignment', 'volunteer-shift', 'volunteer', 'notification'] as const;
const PLACE = '/api/devotee/shift-assignments/:assignmentId';

export const ownVolunteeringEndpoints = {
  find: endpoint<Page<OpenShift>>()({
    method: 'GET',
    path: '/api/devotee/shifts',
    summary: 'Shifts to come at the devotee’s temples, or at one',
    access: donor,
    reads: [...reads, 'saved-temple'],
    query: findShiftsQuery,
  }),
  signUp: endpoint<OwnShift[]>()({
    method: 'POST',
    path: '/api/devotee/shift-assignments',
    summary: 'Signs the devotee and members of the family up for a shift, together or not at all',
    access: verifiedDonor,
    changes,
    body: signUpSchema,
    status: 201,
  }),
  mine: endpoint<Page<OwnShift>>()({
    method: 'GET',
    path: '/api/devotee/shift-assignments',
    summary: 'The household’s shifts, to come or past',
    access: donor,
    reads,
    query: ownShiftsQuery,
  }),
  confirm: endpoint<OwnShift>()({
    method: 'POST',
    path: `${PLACE}/confirm`,
    summary: 'Confirms that one comes',
    access: verifiedDonor,
    changes,
  }),
  consent: endpoint<OwnShift>()({
    method: 'POST',
    path: `${PLACE}/consent`,
    summary: 'Agrees to a place that the office or a child asks for',
    access: verifiedDonor,
    changes,
  }),
  decline: endpoint<OwnShift>()({
    method: 'POST',
    path: `${PLACE}/decline`,
    summary: 'Gives a place back, with a reason for the coordinator',
    access: verifiedDonor,
    changes,
    body: declineShiftSchema,
  }),
  offer: endpoint<OwnShift>()({
    method: 'POST',
    path: `${PLACE}/offer`,
    summary: 'Looks for someone to take one’s place, or stops looking',
    access: verifiedDonor,
    changes,
    body: offerPlaceSchema,
  }),
  takeOver: endpoint<OwnShift>()({
    method: 'POST',
    path: `${PLACE}/take-over`,
    summary: 'Takes the place of someone who looks for it',
    access: verifiedDonor,
    changes,
    body: takeOverSchema,
  }),
  checkIn: endpoint<OwnShift[]>()({
    method: 'POST',
    path: '/api/devotee/shift-check-ins',
    summary: 'Checks the household in or out with the code at the shift',
    access: verifiedDonor,
    changes: [...changes, 'hour-entry'],
    body: selfCheckInSchema,
  }),
  own: endpoint<Volunteering>()({
    method: 'GET',
    path: '/api/devotee/volunteering',
    summary: 'How this devotee likes to help',
    access: donor,
    reads: ['volunteer'],
  }),
  save: endpoint<Volunteering>()({
    method: 'PUT',
    path: '/api/devotee/volunteering',
    summary: 'Changes how this devotee likes to help',
    access: verifiedDonor,
    changes: ['volunteer'],
    body: volunteeringSchema,
  }),
  hours: endpoint<OwnHours[]>()({
    method: 'GET',
    path: '/api/devotee/volunteer-hours',
    summary: 'The household’s hours, by person and temple',
    access: donor,
    reads: ['hour-entry', 'volunteer'],
  }),
  answerPage: endpoint<ShiftAnswer>()({
    method: 'GET',
    path: '/api/public/shift-answers/:token',
    summary: 'The place that the link in an email is about',
    access: anyone,
    reads,
  }),
  answer: endpoint<ShiftAnswer>()({
    method: 'POST',
    path: '/api/public/shift-answers/:token',
    summary: 'Confirms or declines with the link in an email',
    access: anyone,
    changes,
    body: shiftAnswerSchema,
  }),
};

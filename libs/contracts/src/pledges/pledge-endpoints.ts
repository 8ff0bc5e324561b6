import { donor, endpoint, staff, verifiedDonor } from '../endpoint.ts';
import { type Page, pageFields } from '../page.ts';
import { object } from '../schema.ts';
import {
  type OwnPledge,
  ownPledgeSchema,
  type PledgeDetail,
  type PledgeQuestion,
  type PledgeRow,
  pledgeChangeSchema,
  pledgeListQuery,
  pledgeMatchSchema,
  pledgeReasonSchema,
  pledgeRemindersSchema,
  pledgeSchema,
} from './pledge.ts';

const own = '/api/devotee/pledges';
const inOffice = '/api/temple-admin/pledges';
const questions = '/api/temple-admin/pledge-questions';
const shown = ['pledge', 'donation', 'fund'] as const;

export const pledgeEndpoints = {
  own: endpoint<Page<OwnPledge>>()({
    method: 'GET',
    path: own,
    summary: 'This devotee’s pledges, newest first',
    access: donor,
    reads: shown,
    query: object(pageFields).noUnknown(),
  }),
  pledge: endpoint<OwnPledge>()({
    method: 'POST',
    path: own,
    summary: 'Makes a pledge',
    access: verifiedDonor,
    changes: ['pledge'],
    body: ownPledgeSchema,
    idempotent: true,
    status: 201,
  }),
  setReminders: endpoint<OwnPledge>()({
    method: 'PATCH',
    path: `${own}/:pledgeId`,
    summary: 'Turns the reminders of one pledge on or off',
    access: verifiedDonor,
    changes: ['pledge'],
    body: pledgeRemindersSchema,
  }),
  cancelOwn: endpoint<OwnPledge>()({
    method: 'POST',
    path: `${own}/:pledgeId/cancel`,
    summary: 'Takes back what is left of a pledge; gifts stay',
    access: verifiedDonor,
    changes: ['pledge'],
  }),
  list: endpoint<Page<PledgeRow>>()({
    method: 'GET',
    path: inOffice,
    summary: 'The temple’s pledges, newest first',
    access: staff('pledges:read'),
    reads: shown,
    query: pledgeListQuery,
  }),
  detail: endpoint<PledgeDetail>()({
    method: 'GET',
    path: `${inOffice}/:pledgeId`,
    summary: 'One pledge with its installments and gifts',
    access: staff('pledges:read'),
    reads: shown,
  }),
  record: endpoint<PledgeDetail>()({
    method: 'POST',
    path: inOffice,
    summary: 'Records a pledge for a donor',
    access: staff('pledges:record'),
    changes: ['pledge', 'notification'],
    body: pledgeSchema,
    idempotent: true,
    status: 201,
  }),
  change: endpoint<PledgeDetail>()({
    method: 'PUT',
    path: `${inOffice}/:pledgeId`,
    summary: 'Changes amount, schedule, reminders and note',
    access: staff('pledges:record'),
    changes: ['pledge'],
    body: pledgeChangeSchema,
  }),
  cancel: endpoint<PledgeDetail>()({
    method: 'POST',
    path: `${inOffice}/:pledgeId/cancel`,
    summary: 'Cancels what is left of a pledge at the donor’s request; gifts stay',
    access: staff('pledges:write-off'),
    changes: ['pledge'],
    body: pledgeReasonSchema,
  }),
  writeOff: endpoint<PledgeDetail>()({
    method: 'POST',
    path: `${inOffice}/:pledgeId/write-off`,
    summary: 'Gives up what is left of a pledge; gifts stay',
    access: staff('pledges:write-off'),
    changes: ['pledge'],
    body: pledgeReasonSchema,
  }),
  questions: endpoint<Page<PledgeQuestion>>()({
    method: 'GET',
    path: questions,
    summary: 'Gifts that may count toward a pledge, for the office to decide, oldest first',
    access: staff('pledges:read'),
    reads: shown,
    query: object(pageFields).noUnknown(),
  }),
  match: endpoint<PledgeDetail>()({
    method: 'POST',
    path: `${questions}/:matchId/match`,
    summary: 'Matches a gift to a pledge',
    access: staff('pledges:record'),
    changes: ['pledge'],
    body: pledgeMatchSchema,
  }),
  dismiss: endpoint<void>()({
    method: 'POST',
    path: `${questions}/:matchId/dismiss`,
    summary: 'Leaves a gift out of pledges',
    access: staff('pledges:record'),
    changes: ['pledge'],
    status: 204,
  }),
  undo: endpoint<void>()({
    method: 'POST',
    path: `${questions}/:matchId/undo`,
    summary: 'Undoes a match; the gift waits to be matched again',
    access: staff('pledges:record'),
    changes: ['pledge'],
    status: 204,
  }),
};

import { donor, endpoint, staff, verifiedDonor } from '../endpoint.ts';
import type { Page } from '../page.ts';
import {
  type OwnPlan,
  type OwnPlanDetail,
  ownPlansQuery,
  type PlanDetail,
  type PlanPreview,
  type PlanRow,
  type PlanStarted,
  planChangeSchema,
  planListQuery,
  planReasonSchema,
  planSchema,
  planSkipSchema,
} from './plan.ts';
import { planPreviewQuery } from './plan-rule.ts';

const of = '/api/devotee/plans/:planId';
const inOffice = '/api/temple-admin/plans/:planId';
const shown = { reads: ['plan', 'saved-card', 'donation', 'fund'] } as const;
const change = { method: 'POST', access: verifiedDonor, changes: ['plan', 'saved-card'] } as const;

export const planEndpoints = {
  own: endpoint<Page<OwnPlan>>()({
    method: 'GET',
    path: '/api/devotee/plans',
    summary: 'This devotee’s recurring gifts, newest first',
    access: donor,
    ...shown,
    query: ownPlansQuery,
  }),
  preview: endpoint<PlanPreview>()({
    method: 'GET',
    path: '/api/devotee/plans/preview',
    summary: 'The dates a rule would charge on',
    access: donor,
    reads: [],
    query: planPreviewQuery,
  }),
  ownOne: endpoint<OwnPlanDetail>()({
    method: 'GET',
    path: of,
    summary: 'One recurring gift of this devotee with its dates',
    access: donor,
    ...shown,
  }),
  create: endpoint<PlanStarted>()({
    ...change,
    path: '/api/devotee/plans',
    summary: 'Starts a recurring gift',
    body: planSchema,
    idempotent: true,
    status: 201,
  }),
  /** For a plan that waits for its card, or one that needs another: the provider's page, then the card is the plan's. */
  setUpCard: endpoint<{ setupUrl: string }>()({
    ...change,
    path: `${of}/card`,
    summary: 'Starts adding a card for this recurring gift',
    idempotent: true,
    status: 201,
  }),
  change: endpoint<OwnPlanDetail>()({
    ...change,
    method: 'PATCH',
    path: of,
    summary: 'Changes amount, purposes, day or card',
    body: planChangeSchema,
  }),
  pause: endpoint<OwnPlanDetail>()({ ...change, path: `${of}/pause`, summary: 'Pauses a recurring gift' }),
  resume: endpoint<OwnPlanDetail>()({
    ...change,
    path: `${of}/resume`,
    summary: 'Goes on with the next date; dates that passed aren’t charged',
  }),
  skip: endpoint<OwnPlanDetail>()({ ...change, path: `${of}/skip`, summary: 'Skips one date', body: planSkipSchema }),
  cancel: endpoint<OwnPlanDetail>()({ ...change, path: `${of}/cancel`, summary: 'Ends a recurring gift for good' }),
  list: endpoint<Page<PlanRow>>()({
    method: 'GET',
    path: '/api/temple-admin/plans',
    summary: 'The temple’s recurring gifts, newest first',
    access: staff('plans:read'),
    reads: ['plan', 'fund'],
    query: planListQuery,
  }),
  detail: endpoint<PlanDetail>()({
    method: 'GET',
    path: inOffice,
    summary: 'One recurring gift with its dates',
    access: staff('plans:read'),
    ...shown,
  }),
  pauseFor: endpoint<PlanDetail>()({
    ...change,
    path: `${inOffice}/pause`,
    summary: 'Pauses a recurring gift at the donor’s request',
    access: staff('plans:manage'),
    body: planReasonSchema,
  }),
  cancelFor: endpoint<PlanDetail>()({
    ...change,
    path: `${inOffice}/cancel`,
    summary: 'Cancels a recurring gift at the donor’s request',
    access: staff('plans:manage'),
    body: planReasonSchema,
  }),
};

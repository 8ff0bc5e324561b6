import { endpoint, staff } from '../endpoint.ts';
import { id, line, localDate } from '../fields.ts';
import type { MessageRef } from '../message.ts';
import { messagesOf } from '../message.ts';
import { type Page, pageFields } from '../page.ts';
import { boolean, mixed, object } from '../schema.ts';
import { donationNoun } from './donation.noun.ts';
import type { GiftMethod } from './donation.ts';

const say = messagesOf(donationNoun);

/** How the office hands a refund out. */
export const HAND_OUT_METHODS = ['cash', 'check'] as const;
export type HandOutMethod = (typeof HAND_OUT_METHODS)[number];

/** When, by whom and how a refund was handed out. */
export interface HandedOut {
  /** The temple's civil day. */
  on: string;
  by: string;
  method: HandOutMethod;
  checkNumber: string | null;
}

/** A refund of money that was paid in cash or by check: the office owes it until somebody records that they handed it out. */
export interface OwedRefund {
  id: string;
  orderId: string;
  /** Who paid, by the name on the receipt. */
  payer: string;
  /** The payer's message if it isn't a name. */
  payerMessage: MessageRef | null;
  phone: string | null;
  /** What it was paid for: "Satyanarayana Puja". */
  what: string;
  /** How it was paid. */
  method: GiftMethod;
  amountCents: number;
  /** Why it is refunded. */
  reason: string;
  owedSince: string;
  handedOut: HandedOut | null;
}

/** Of all refunds under the same filters. */
export interface OwedRefundSummary {
  count: number;
  totalCents: number;
}

/** What waits for the office, or what was handed out. */
export const OWED_REFUND_LISTS = ['owed', 'handed-out'] as const;
export type OwedRefundList = (typeof OWED_REFUND_LISTS)[number];

const filters = {
  show: mixed<OwedRefundList>().oneOf(OWED_REFUND_LISTS).default('owed'),
  /** How it was paid. */
  method: mixed<HandOutMethod>().oneOf(HAND_OUT_METHODS),
};
export const owedRefundQuery = object({ ...filters, ...pageFields }).noUnknown();
export const owedRefundSummaryQuery = object(filters).noUnknown();

export const handOutSchema = object({
  method: mixed<HandOutMethod>().oneOf(HAND_OUT_METHODS).required(say('donation.hand-out-method-required')),
  checkNumber: line(40)
    .default('')
    .when('method', ([method], field) => (method === 'check' ? field.required(say('donation.hand-out-check-required')) : field)),
  handedOutOn: localDate().required(say('donation.hand-out-date-required')),
}).noUnknown();

/** Its payer gives a refund to the temple: to which fund, and how and on which day they agreed. */
export const giveRefundSchema = object({
  fundId: id().required(say('donation.purpose-required')),
  agreement: line(200).required(say('donation.agreement-required')),
  agreedOn: localDate().required(say('donation.agreed-date-required')),
}).noUnknown();

/** What somebody who cancels is asked: whether the temple keeps what would be refunded, and for which fund. */
export const giveInsteadSchema = object({ give: boolean().default(false), fundId: id() }).noUnknown();

export const owedRefundEndpoints = {
  list: endpoint<Page<OwedRefund>>()({
    method: 'GET',
    path: '/api/temple-admin/owed-refunds',
    summary: 'Refunds the office hands out, the longest owed first; or those it has handed out, newest first',
    access: staff('donations:refund'),
    reads: ['donation'],
    query: owedRefundQuery,
  }),
  summary: endpoint<OwedRefundSummary>()({
    method: 'GET',
    path: '/api/temple-admin/owed-refunds/summary',
    summary: 'Count and sum under the same filters',
    access: staff('donations:refund'),
    reads: ['donation'],
    query: owedRefundSummaryQuery,
  }),
  handOut: endpoint<OwedRefund>()({
    method: 'POST',
    path: '/api/temple-admin/owed-refunds/:refundId/hand-out',
    summary: 'Records that a refund was handed out in cash or by check',
    access: staff('donations:refund'),
    changes: ['donation', 'ledger-account', 'notification'],
    body: handOutSchema,
    idempotent: true,
  }),
  give: endpoint<{ orderId: string }>()({
    method: 'POST',
    path: '/api/temple-admin/owed-refunds/:refundId/gift',
    summary: 'Records that its payer gave a refund to the temple: a donation with a receipt of its own',
    access: staff('donations:refund'),
    changes: ['donation', 'receipt', 'ledger-account', 'notification'],
    body: giveRefundSchema,
    idempotent: true,
  }),
};

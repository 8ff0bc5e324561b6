import type { AuditAction } from '../audit/audit-actions.ts';
import { donor, endpoint, staff } from '../endpoint.ts';
import { cents, email, id, line, localDate, printed, slug } from '../fields.ts';
import { type MessageRef, messagesOf } from '../message.ts';
import { FEE_ACCOUNTS, type FeeAccount, type LineKind } from '../orders/order-line.ts';
import type { RefundStatus } from '../orders/order-states.ts';
import { amountFields, type Page, pageFields } from '../page.ts';
import type { ReceiptPart } from '../receipts/receipt.ts';
import { array, boolean, mixed, number, object } from '../schema.ts';
import type { TaxClass } from '../temples/tax-policy.ts';
import { donationNoun } from './donation.noun.ts';
import { DONATION_STATUSES, type DonationStatus } from './donation-states.ts';

const say = messagesOf(donationNoun);

export const GIFT_MIN_CENTS = 100;
export const GIFT_MAX_CENTS = 100_000_00;
export const GUEST_GIFT_MAX_CENTS = 5_000_00;
/** Auspicious amounts, offered first. */
export const QUICK_AMOUNTS_CENTS = [11_00, 21_00, 51_00, 101_00, 251_00] as const;

export const GIFT_METHODS = ['card', 'ach', 'cash', 'check', 'in-kind', 'daf', 'ira', 'stock'] as const;
export type GiftMethod = (typeof GIFT_METHODS)[number];
export const GIFT_SOURCES = ['web', 'guest-qr', 'counter', 'hundi', 'recurring', 'import'] as const;
export type GiftSource = (typeof GIFT_SOURCES)[number];
export const DEDICATION_KINDS = ['honor', 'memory'] as const;

/** The limits of a gift, as stated by every field that accepts one. */
export const GIFT_RANGE = say('donation.amount-range', { minCents: GIFT_MIN_CENTS, maxCents: GIFT_MAX_CENTS });

/** One purpose of a gift with its amount. */
export const giftLineSchema = object({
  fundId: id().required(say('donation.purpose-required')),
  amountCents: cents(GIFT_MIN_CENTS, GIFT_MAX_CENTS, GIFT_RANGE).required(GIFT_RANGE),
}).noUnknown();

const MOST_PURPOSES = 10;
/** More than any cart has. */
const MOST_LINES = 100;
export const giftLinesSchema = array(giftLineSchema)
  .min(1, say('donation.line-required'))
  .max(MOST_PURPOSES, say('donation.most-purposes', { max: MOST_PURPOSES }))
  .required();

export const dedicationSchema = object({
  kind: mixed<(typeof DEDICATION_KINDS)[number]>().oneOf(DEDICATION_KINDS).required(),
  name: printed(120).required(say('donation.dedication-name-required')),
  /** Who gets a card about it: by email, or by mail if there is a postal address instead. */
  notify: object({
    name: printed(120).required(say('donation.card-name-required')),
    email: email().optional(),
    address: printed(300).when('email', ([given], field) =>
      given ? field.optional() : field.required(say('donation.card-address-required')),
    ),
  })
    .noUnknown()
    .default(undefined)
    .optional(),
})
  .noUnknown()
  .default(undefined)
  .optional();

/** What a signed-in devotee says of themselves when they pay. */
export const payerFields = {
  /** Adds the card fee, so that the temple receives the full gift. Starts unchecked. */
  coverFees: boolean().default(false),
  legalName: printed(120).min(2, say('donation.receipt-name-required')).required(say('donation.receipt-name-required')),
  /** How the temple may acknowledge the gift publicly. */
  creditedName: printed(120).optional(),
  anonymous: boolean().default(false),
  dedication: dedicationSchema,
};

/** A signed-in devotee's gift. */
export const donationSchema = object({
  templeSlug: slug().required(say('donation.temple-required')),
  lines: giftLinesSchema,
  ...payerFields,
}).noUnknown();

/** Where to send the donor next, and what they will be charged. */
export interface CheckoutStarted {
  orderId: string;
  totalCents: number;
  checkoutUrl: string;
}

export interface GiftLine {
  id: string;
  kind: LineKind;
  /** The fund it credits, if it credits one. */
  fundId: string | null;
  /** What it was called when it was ordered: the fund's name. */
  label: string;
  amountCents: number;
  taxClass: TaxClass;
}

/** A line as the office sees it. */
export interface OfficeLine extends GiftLine {
  /** What was given, if it was property. */
  propertyDescription: string | null;
  /** Its share of the covered card fee. */
  coveredFeeCents: number;
  /** What refunds and lost disputes took of amount and fee share. */
  refundedCents: number;
  /** What a refund can still take of it. */
  refundableCents: number;
  /** The fund it was given to, or that a fee was paid for; null for what is no donation. */
  purposeId: string | null;
  incomeAccount: FeeAccount | null;
}

export interface ReceiptRef {
  id: string;
  number: string;
  status: 'valid' | 'void' | 'replaced';
}

/** A gift as its donor sees it. */
export interface OwnDonation {
  id: string;
  temple: { slug: string; name: string; city: string; state: string; timeZone: string };
  status: DonationStatus;
  totalCents: number;
  /** What was given, if it was property: it has no amount. */
  property: string | null;
  coveredFeeCents: number;
  refundedCents: number;
  /** Whether the donor's bank returned the check: nothing was refunded. */
  checkReturned: boolean;
  lines: GiftLine[];
  /** "Visa ending 4242", if the provider reported it. */
  paidWith: string | null;
  /** When the payer's bank took the payment on: it arrives days later. */
  processingAt: string | null;
  /** Where its payment can be finished, until the provider's session ends. */
  paymentUrl: string | null;
  createdAt: string;
  receivedAt: string | null;
  receipt: ReceiptRef | null;
}

/**
 * One message in a gift's event stream: sent immediately and on every change; the stream ends when the gift is no longer pending and its
 * receipt exists, or when the payer's bank has the payment, which takes days.
 */
export interface DonationEvent {
  status: DonationStatus;
  processing: boolean;
  receiptNumber: string | null;
}

/** A row in the office's list. */
export interface DonationRow {
  id: string;
  receivedAt: string;
  status: DonationStatus;
  /** The donor's name, "Guest, phone ending 0148", or "Anonymous". */
  donorLabel: string;
  /** The label's message if it isn't a name; names are never looked up. */
  donorMessage?: MessageRef | null;
  totalCents: number;
  fundLabel: string;
  method: GiftMethod;
  source: GiftSource;
  receiptNumber: string | null;
}

export interface LedgerLineView {
  account: string;
  /** The account's name by its kind; a fund's own name is one of its values. */
  accountMessage?: MessageRef;
  debitCents: number;
  creditCents: number;
}

export interface LedgerEntryView {
  id: string;
  number: number;
  postedAt: string;
  /** The temple's civil day it counts for. */
  accountingOn: string;
  reason: string;
  lines: LedgerLineView[];
}

export interface RefundView {
  id: string;
  amountCents: number;
  reason: string;
  cause: RefundCause;
  status: RefundStatus;
  requestedBy: string;
  requestedAt: string;
  settledAt: string | null;
  /** What it gives back of each line; empty for refunds from before lines were named. */
  lines: { lineId: string; label: string; amountCents: number }[];
}

export const CORRECTED_FIELDS = ['fund', 'account', 'amount', 'receivedOn', 'legalName', 'email'] as const;
export type CorrectedField = (typeof CORRECTED_FIELDS)[number];

/** What a correction changed: names, an amount in cents, a civil date. Addresses aren't kept. */
export interface CorrectedValue {
  field: CorrectedField;
  before: string | number | null;
  after: string | number | null;
}

/** A mistake in a closed batch that was put right: the first entry is reversed and posted anew, and the receipt replaced. */
export interface CorrectionView {
  /** From 1, per donation. */
  number: number;
  at: string;
  by: string;
  reason: string;
  changes: CorrectedValue[];
}

/** Money the provider took back, or returned, without saying for which line: it waits under "To check". */
export interface UnassignedView {
  /** The refund's or the dispute's id. */
  id: string;
  /** `returned`: money of a lost dispute that the bank gave back. */
  cause: 'refund' | 'dispute' | 'returned';
  amountCents: number;
  /** What of it no line can bear because the gift had less left: a cost of the temple. */
  beyondCents: number;
  since: string;
  /** What the office confirms or changes. */
  proposed: { lines: { lineId: string; label: string; amountCents: number }[]; entry: LedgerLineView[] };
}

export interface HistoryItem {
  at: string;
  actor: string;
  what: AuditAction;
  note: string | null;
}

/** Everything that one gift's panel shows. */
export interface DonationDetail extends DonationRow {
  legalName: string | null;
  creditedName: string | null;
  anonymous: boolean;
  email: string | null;
  phone: string | null;
  dedication: { kind: (typeof DEDICATION_KINDS)[number]; name: string } | null;
  /** The temple's civil day it was received on. */
  receivedOn: string | null;
  checkNumber: string | null;
  /** The counter batch it was entered in. */
  batch: { id: string; number: number; name: string } | null;
  corrections: CorrectionView[];
  correctable: boolean;
  /** What keeps a donation the temple has received from getting its receipt; empty where nothing does. */
  receiptLacks: ReceiptPart[];
  coveredFeeCents: number;
  refundedCents: number;
  /** What lost disputes took. */
  lostCents: number;
  refundableCents: number;
  paidWith: string | null;
  /** When the payer's bank took the payment on, while it is pending there. */
  processingAt: string | null;
  qrCodeName: string | null;
  lines: OfficeLine[];
  /** `fileProblem`: the letter that keeps the PDF from being made, `error` for another reason, null where nothing does. */
  receipts: (ReceiptRef & { issuedAt: string; fileProblem: string | null })[];
  ledgerEntries: LedgerEntryView[];
  refunds: RefundView[];
  unassigned: UnassignedView[];
  history: HistoryItem[];
}

/**
 * The list's tabs. `to-check`: pending longer than an hour unless the payer's bank has it, received without a receipt, with a
 * receipt whose PDF couldn't be made, or taken back by the provider without saying for which line.
 */
export const DONATION_VIEWS = ['all', 'to-check', 'failed', 'disputes', 'counter'] as const;
export type DonationView = (typeof DONATION_VIEWS)[number];
export const DONATION_SORTS = ['-receivedAt', 'receivedAt', '-totalCents', 'totalCents'] as const;
export type DonationSort = (typeof DONATION_SORTS)[number];

export const donationFilterFields = {
  view: mixed<DonationView>().oneOf(DONATION_VIEWS).default('all'),
  /** Words of names, an email, phone, amount, check or batch number, or any receipt number the gift ever had. */
  search: line(80),
  status: mixed<DonationStatus>().oneOf(DONATION_STATUSES),
  fundId: id(),
  method: mixed<GiftMethod>().oneOf(GIFT_METHODS),
  source: mixed<GiftSource>().oneOf(GIFT_SOURCES),
  /** Local dates at the temple, inclusive. */
  from: localDate(),
  to: localDate(),
  ...amountFields,
};
export const donationListQuery = object({
  ...donationFilterFields,
  sort: mixed<DonationSort>().oneOf(DONATION_SORTS).default('-receivedAt'),
  ...pageFields,
}).noUnknown();
export const donationExportQuery = object(donationFilterFields).noUnknown();

export interface DonationSummary {
  count: number;
  /** The total of the list's gifts, whatever happened to them. */
  totalCents: number;
  /** The part that the temple has: received and not returned. */
  sumCents: number;
  /** The number of gifts on each tab under the same filters. */
  views: Record<DonationView, number>;
}

/** Common reasons for a refund. The record stores the English sentence, whatever the reader's language. */
export const REFUND_REASONS = [
  say('donation.refund-reason-twice'),
  say('donation.refund-reason-amount'),
  say('donation.refund-reason-purpose'),
  say('donation.refund-reason-temple'),
  say('donation.refund-reason-asked'),
] as const;

const refundAmount = () => cents(1, GIFT_MAX_CENTS * 2, say('donation.refund-amount-required'));
/** Lines of an order and how much of each, amount and fee share together. */
export const lineAmountsSchema = array(
  object({ lineId: id().required(), amountCents: refundAmount().required(say('donation.refund-amount-required')) }).noUnknown(),
)
  .min(1, say('donation.refund-line-required'))
  .max(MOST_LINES);

/** Why money leaves a gift by the office's word: it is sent back, or the bank returned the donor's check. */
const REFUND_CAUSES = ['refund', 'check-returned'] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

/** Without lines all that is left goes back. An amount alone is for an order that has money left on one line only. */
export const refundSchema = object({
  lines: lineAmountsSchema.optional().default(undefined),
  amountCents: refundAmount().optional(),
  /** A returned check is always the whole gift. */
  cause: mixed<RefundCause>().oneOf(REFUND_CAUSES),
  reason: line(200).required(say('donation.refund-reason-required')),
}).noUnknown();

/** Without lines the proposed ones bear it. */
export const assignSchema = object({ lines: lineAmountsSchema.optional().default(undefined) }).noUnknown();

/** An entry of a closed batch as it should have been, whole: what is left out was not given. */
export const correctionSchema = object({
  /** How many corrections the clerk has seen: the one of two at once that saw less is refused. */
  corrections: number().strict().integer().min(0).max(1_000).required(),
  fundId: id().required(say('donation.purpose-required')),
  incomeAccount: mixed<FeeAccount>().oneOf(FEE_ACCOUNTS).optional(),
  amountCents: cents(0, GIFT_MAX_CENTS, GIFT_RANGE).required(GIFT_RANGE),
  receivedOn: localDate().required(),
  legalName: printed(120).optional(),
  email: email().optional(),
  reason: line(200).required(say('donation.correction-reason-required')),
}).noUnknown();

/** What a receipt lacked: the donor's name, a description of property, or what was given in return and its value. */
export const completionSchema = object({
  legalName: printed(120).optional(),
  lines: array(
    object({
      lineId: id().required(),
      propertyDescription: printed(300).optional(),
      benefit: printed(120).optional(),
      fairMarketValueCents: cents(1, GIFT_MAX_CENTS, GIFT_RANGE).optional(),
    }).noUnknown(),
  )
    .max(MOST_LINES)
    .optional(),
}).noUnknown();

export const donationEndpoints = {
  give: endpoint<CheckoutStarted>()({
    method: 'POST',
    path: '/api/devotee/donations',
    summary: 'Starts a gift and its checkout',
    access: donor,
    changes: ['donation'],
    body: donationSchema,
    idempotent: true,
    status: 201,
  }),
  own: endpoint<Page<OwnDonation>>()({
    method: 'GET',
    path: '/api/devotee/donations',
    summary: 'This devotee’s gifts, newest first',
    access: donor,
    reads: ['donation', 'receipt', 'fund'],
    query: object(pageFields).noUnknown(),
  }),
  ownOne: endpoint<OwnDonation>()({
    method: 'GET',
    path: '/api/devotee/donations/:orderId',
    summary: 'One gift of this devotee',
    access: donor,
    reads: ['donation', 'receipt', 'fund'],
  }),
  ownEvents: endpoint<DonationEvent>()({
    method: 'GET',
    path: '/api/devotee/donations/:orderId/events',
    summary: 'Tells this devotee live how one gift ends',
    access: donor,
    reads: ['donation', 'receipt'],
    produces: 'event-stream',
  }),
  list: endpoint<Page<DonationRow>>()({
    method: 'GET',
    path: '/api/temple-admin/donations',
    summary: 'The temple’s gifts',
    access: staff('donations:read'),
    reads: ['donation', 'receipt', 'fund'],
    query: donationListQuery,
  }),
  summary: endpoint<DonationSummary>()({
    method: 'GET',
    path: '/api/temple-admin/donations/summary',
    summary: 'Count and sum under the same filters',
    access: staff('donations:read'),
    reads: ['donation'],
    query: donationExportQuery,
  }),
  export: endpoint<Blob>()({
    method: 'GET',
    path: '/api/temple-admin/donations/export.csv',
    summary: 'The gifts under the same filters as CSV',
    access: staff('donations:export'),
    reads: ['donation', 'fund'],
    query: donationExportQuery,
    produces: 'csv',
    records: 'donation.exported',
  }),
  detail: endpoint<DonationDetail>()({
    method: 'GET',
    path: '/api/temple-admin/donations/:orderId',
    summary: 'One gift with lines, receipts, ledger entries and history',
    access: staff('donations:read'),
    reads: ['donation', 'receipt', 'fund'],
  }),
  refund: endpoint<RefundView>()({
    method: 'POST',
    path: '/api/temple-admin/donations/:orderId/refunds',
    summary: 'Refunds a gift in full or in part',
    access: staff('donations:refund'),
    changes: ['donation', 'receipt', 'ledger-account', 'pledge'],
    body: refundSchema,
    idempotent: true,
    status: 201,
  }),
  assign: endpoint<{ assigned: true }>()({
    method: 'POST',
    path: '/api/temple-admin/donations/:orderId/unassigned/:unassignedId/assign',
    summary: 'Says which lines bear what the provider took back',
    access: staff('donations:refund'),
    changes: ['donation', 'receipt', 'ledger-account', 'pledge'],
    body: assignSchema,
    idempotent: true,
    status: 201,
  }),
  correct: endpoint<{ number: number; receiptNumber: string | null }>()({
    method: 'POST',
    path: '/api/temple-admin/donations/:orderId/corrections',
    summary: 'Corrects a donation of a closed batch by a reversing entry and a new one',
    access: staff('donations:correct'),
    changes: ['donation', 'receipt', 'ledger-account', 'batch'],
    body: correctionSchema,
    idempotent: true,
    status: 201,
  }),
  complete: endpoint<{ receiptNumber: string }>()({
    method: 'POST',
    path: '/api/temple-admin/donations/:orderId/receipt',
    summary: 'Adds what a receipt lacked and issues it',
    access: staff('receipts:reissue'),
    changes: ['donation', 'receipt'],
    body: completionSchema,
    idempotent: true,
    status: 201,
  }),
};

import { array, mixed, number, object } from 'yup';
import { endpoint, staff } from '../endpoint.ts';
import { cents, email, id, line, localDate } from '../fields.ts';
import { statesOf } from '../noun.ts';
import { amountFields, numberField, type Page, pageFields } from '../page.ts';
import { batchNoun } from './counter-batch.noun.ts';
import { GIFT_MAX_CENTS, GIFT_MIN_CENTS } from './donation.ts';

export const COUNTER_BATCH_STATUSES = statesOf(batchNoun.states.batch);
export type CounterBatchStatus = keyof typeof batchNoun.states.batch;
export const COUNTER_METHODS = ['cash', 'check', 'in-kind', 'daf', 'stock'] as const;
export type CounterMethod = (typeof COUNTER_METHODS)[number];

/** Gifts taken at the counter, entered together and closed only when they match what was counted. */
export interface CounterBatch {
  id: string;
  number: number;
  name: string;
  status: CounterBatchStatus;
  receivedOn: string;
  expectedCount: number;
  expectedTotalCents: number;
  enteredCount: number;
  enteredTotalCents: number;
  openedBy: string;
  openedAt: string;
  closedBy: string | null;
  closedAt: string | null;
}

export interface CounterEntry {
  id: string;
  method: CounterMethod;
  legalName: string | null;
  email: string | null;
  fund: { id: string; name: string };
  /** 0 for property, which is described and never valued. */
  amountCents: number;
  checkNumber: string | null;
  propertyDescription: string | null;
  donationId: string | null;
}

export const counterBatchSchema = object({
  name: line(60, 'The name').required('Please name the batch'),
  receivedOn: localDate().required('Please give the day the gifts were received'),
  expectedCount: number()
    .strict()
    .integer()
    .min(1, 'A batch has at least one gift')
    .max(500, 'A batch has at most 500 gifts')
    .required('Please count the gifts'),
  expectedTotalCents: cents(0, 100_000_000, 'Please give the counted total').required('Please give the counted total'),
}).noUnknown();

/** Property is described on the receipt and never valued by the temple. */
const isProperty = (method: CounterMethod) => method === 'in-kind' || method === 'stock';

export const counterEntrySchema = object({
  method: mixed<CounterMethod>().oneOf(COUNTER_METHODS).required('Please choose how it was given'),
  legalName: line(120, 'The name').optional(),
  email: email().optional(),
  fundId: id().required('Please choose a fund'),
  amountCents: cents(0, GIFT_MAX_CENTS, 'A gift is between $1.00 and $100,000.00')
    .required()
    .when('method', ([method], field) =>
      isProperty(method)
        ? field.max(0, 'Property is described, never valued')
        : field.min(GIFT_MIN_CENTS, 'A gift is between $1.00 and $100,000.00'),
    ),
  checkNumber: line(20, 'The check number').when('method', ([method], field) =>
    method === 'check' ? field.required('Please give the check number') : field,
  ),
  propertyDescription: line(300, 'The description').when('method', ([method], field) =>
    isProperty(method) ? field.required('Please describe what was given') : field,
  ),
}).noUnknown();

/** US notes and coins in cents, largest first. */
export const DENOMINATIONS_CENTS = [100_00, 50_00, 20_00, 10_00, 5_00, 2_00, 1_00, 50, 25, 10, 5, 1] as const;

export const hundiCountSchema = object({
  hundi: line(60, 'The hundi').required('Please say which hundi was opened'),
  sealNumber: line(40, 'The seal number').required('Please give the number on the seal'),
  fundId: id().required('Please choose a fund'),
  countedOn: localDate().required('Please give the day of the count'),
  counters: array(line(120, 'The name').required('Please name each counter'))
    .min(2, 'A hundi is opened by at least two counters')
    .max(10)
    .required('A hundi is opened by at least two counters'),
  denominations: array(
    object({
      denominationCents: number().strict().oneOf(DENOMINATIONS_CENTS).required(),
      count: number().strict().integer().min(0).max(100_000).required('Please count the notes'),
    }).noUnknown(),
  )
    .max(DENOMINATIONS_CENTS.length)
    .required(),
  /** What the first count said, when the counters differ. */
  statedTotalCents: cents(0, 100_000_000, 'Please give the counted total').required('Please give the counted total'),
  /** Required when denominations and stated total differ. */
  discrepancyReason: line(300, 'The reason').optional(),
  depositReference: line(60, 'The deposit reference').optional(),
}).noUnknown();

export interface HundiCount {
  id: string;
  number: number;
  hundi: string;
  sealNumber: string;
  fund: { id: string; name: string };
  countedOn: string;
  counters: string[];
  denominations: { denominationCents: number; count: number }[];
  totalCents: number;
  discrepancyCents: number;
  discrepancyReason: string | null;
  depositReference: string | null;
  recordedBy: string;
  recordedAt: string;
  donationId: string;
}

/** By number, and by the total that was counted. */
const countQuery = object({ ...numberField, ...amountFields, ...pageFields }).noUnknown();
const base = '/api/temple-admin/counter-batches';

export const counterEndpoints = {
  batches: endpoint<Page<CounterBatch>>()({
    method: 'GET',
    path: base,
    summary: 'Counter batches, newest first',
    access: staff('donations:read'),
    reads: ['batch'],
    query: countQuery,
  }),
  open: endpoint<CounterBatch>()({
    method: 'POST',
    path: base,
    summary: 'Opens a counter batch',
    access: staff('donations:record'),
    changes: ['batch'],
    body: counterBatchSchema,
    idempotent: true,
    status: 201,
  }),
  batch: endpoint<CounterBatch & { entries: CounterEntry[] }>()({
    method: 'GET',
    path: `${base}/:batchId`,
    summary: 'One batch with its entries',
    access: staff('donations:read'),
    reads: ['batch', 'fund'],
  }),
  addEntry: endpoint<CounterEntry>()({
    method: 'POST',
    path: `${base}/:batchId/entries`,
    summary: 'Adds a gift to an open batch',
    access: staff('donations:record'),
    changes: ['batch'],
    body: counterEntrySchema,
    idempotent: true,
    status: 201,
  }),
  removeEntry: endpoint<void>()({
    method: 'DELETE',
    path: `${base}/:batchId/entries/:entryId`,
    summary: 'Takes a gift out of an open batch',
    access: staff('donations:record'),
    changes: ['batch'],
    status: 204,
  }),
  close: endpoint<CounterBatch>()({
    method: 'POST',
    path: `${base}/:batchId/close`,
    summary: 'Closes a batch that matches: its gifts are posted and receipted',
    access: staff('batches:close'),
    changes: ['batch', 'donation', 'receipt', 'ledger-account'],
    idempotent: true,
  }),
  hundiCounts: endpoint<Page<HundiCount>>()({
    method: 'GET',
    path: '/api/temple-admin/hundi-counts',
    summary: 'Hundi counts, newest first',
    access: staff('donations:read'),
    reads: ['hundi-count', 'fund'],
    query: countQuery,
  }),
  countHundi: endpoint<HundiCount>()({
    method: 'POST',
    path: '/api/temple-admin/hundi-counts',
    summary: 'Records the opening and count of a hundi',
    access: staff('hundi:count'),
    changes: ['hundi-count', 'donation', 'receipt', 'ledger-account'],
    body: hundiCountSchema,
    idempotent: true,
    status: 201,
  }),
};

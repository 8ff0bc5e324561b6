import { endpoint, staff } from '../endpoint.ts';
import { amountFields, numberField, type Page, pageFields } from '../page.ts';
import { object } from '../schema.ts';
import {
  type CounterBatch,
  type CounterEntry,
  counterBatchSchema,
  counterEntrySchema,
  type HundiCount,
  hundiCountSchema,
} from './counter-batch.ts';

/** By number, and by the counted total. */
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
    changes: ['batch', 'donation', 'receipt', 'ledger-account', 'pledge'],
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

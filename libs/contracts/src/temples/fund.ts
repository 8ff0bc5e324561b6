import { boolean, mixed, object } from 'yup';
import { endpoint, staff } from '../endpoint.ts';
import { cents, line, text } from '../fields.ts';
import { TAXED_KINDS, type TaxedKind } from './tax-policy.ts';

/** A purpose gifts are given to, as the office sees it. */
export interface Fund {
  id: string;
  name: string;
  description: string;
  restricted: boolean;
  /** Admin-only purposes are offered at the counter, not to devotees. */
  public: boolean;
  active: boolean;
  taxedKind: TaxedKind;
  goalCents: number | null;
  /** What the ledger holds for it. */
  balanceCents: number;
}

export const fundSchema = object({
  name: line(60, 'The name').required('Please name the fund'),
  description: text(300, 'The description').default(''),
  restricted: boolean().default(false),
  public: boolean().default(true),
  active: boolean().default(true),
  taxedKind: mixed<TaxedKind>().oneOf(TAXED_KINDS).default('fund'),
  goalCents: cents(100, 100_000_000_00, 'A goal is at least $1.00').nullable().default(null),
}).noUnknown();

export const fundEndpoints = {
  list: endpoint<Fund[]>()({
    method: 'GET',
    path: '/api/temple-admin/funds',
    summary: 'Every fund of the temple with its balance',
    access: staff('donations:read'),
    reads: ['fund', 'ledger-account'],
  }),
  create: endpoint<Fund>()({
    method: 'POST',
    path: '/api/temple-admin/funds',
    summary: 'Opens a fund',
    access: staff('funds:manage'),
    changes: ['fund'],
    body: fundSchema,
    status: 201,
  }),
  update: endpoint<Fund>()({
    method: 'PUT',
    path: '/api/temple-admin/funds/:fundId',
    summary: 'Changes or closes a fund',
    access: staff('funds:manage'),
    changes: ['fund'],
    body: fundSchema,
  }),
};

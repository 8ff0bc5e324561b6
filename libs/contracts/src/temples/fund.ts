import { endpoint, staff } from '../endpoint.ts';
import { cents, printed, text } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { type OwnWording, ownWordingSchema } from '../own-wording.ts';
import { boolean, mixed, object } from '../schema.ts';
import { fundNoun } from './fund.noun.ts';
import { TAXED_KINDS, type TaxClass, type TaxedKind } from './tax-policy.ts';

const say = messagesOf(fundNoun);

/** A purpose that people give to, as the office sees it. */
export interface Fund {
  id: string;
  name: string;
  description: string;
  restricted: boolean;
  /** Admin-only purposes are offered at the counter, not to devotees. */
  public: boolean;
  active: boolean;
  taxedKind: TaxedKind;
  /** How a payment to it is classed today. */
  taxClass: TaxClass;
  goalCents: number | null;
  /** Its balance in the ledger. */
  balanceCents: number;
  wording: FundWording;
}

/** What a temple words in the readers' languages. */
export type FundWording = OwnWording<'name' | 'description'>;

const GOAL_MIN_CENTS = 1_00;

const name = () => printed(60);
const description = () => text(300);

export const fundSchema = object({
  name: name().required(say('fund.name-required')),
  description: description().default(''),
  restricted: boolean().default(false),
  public: boolean().default(true),
  active: boolean().default(true),
  taxedKind: mixed<TaxedKind>().oneOf(TAXED_KINDS).default('fund'),
  goalCents: cents(GOAL_MIN_CENTS, 100_000_000_00, say('fund.goal-range', { minCents: GOAL_MIN_CENTS }))
    .nullable()
    .default(null),
  wording: ownWordingSchema({ name: name(), description: description() }),
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

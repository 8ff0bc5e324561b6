import { endpoint, staff } from '../endpoint.ts';
import { cents, printed } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { array, mixed, object } from '../schema.ts';
import { taxPolicyNoun } from './tax-policy.noun.ts';

const say = messagesOf(taxPolicyNoun);

/**
 * How tax law treats a payment (IRS Publication 1771): a gift; a gift in return for only intangible religious benefits; a payment partly
 * for goods or services; a fee.
 */
export const TAX_CLASSES = ['gift', 'religious-benefit', 'partial', 'fee'] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

/** The kinds of payment for which a temple's treasurer chooses a class. */
export const TAXED_KINDS = [
  'e-hundi',
  'fund',
  'annadanam',
  'sponsorship',
  'fixed-price-pooja',
  'ticket',
  'hall',
  'class',
  'goods',
] as const;
export type TaxedKind = (typeof TAXED_KINDS)[number];

export const DEFAULT_TAX_RULES = {
  'e-hundi': 'gift',
  fund: 'gift',
  annadanam: 'gift',
  sponsorship: 'gift',
  'fixed-price-pooja': 'fee',
  ticket: 'fee',
  hall: 'fee',
  class: 'fee',
  goods: 'fee',
} as const satisfies Record<TaxedKind, TaxClass>;

export interface TaxRule {
  kind: TaxedKind;
  taxClass: TaxClass;
  /** Good-faith estimate of what the donor receives; only with class `partial`. */
  fairMarketValueCents?: number;
  /** What the donor receives; only with class `partial`. */
  benefit?: string;
}

/** One version of a temple's policy. Receipts keep the version they were issued under. */
export interface TaxPolicy {
  id: string;
  version: number;
  rules: TaxRule[];
  approvedBy: string;
  approvedAt: string;
}

export const taxPolicySchema = object({
  rules: array(
    object({
      kind: mixed<TaxedKind>().oneOf(TAXED_KINDS).required(),
      taxClass: mixed<TaxClass>().oneOf(TAX_CLASSES).required(),
      fairMarketValueCents: cents(1, 10_000_000, say('tax-policy.value-format')).when('taxClass', ([taxClass], field) =>
        taxClass === 'partial' ? field.required(say('tax-policy.value-required')) : field.optional(),
      ),
      benefit: printed(120).when('taxClass', ([taxClass], field) =>
        taxClass === 'partial' ? field.required(say('tax-policy.benefit-required')) : field,
      ),
    }).noUnknown(),
  )
    .length(TAXED_KINDS.length, say('tax-policy.class-required'))
    .required(),
}).noUnknown();

export const taxPolicyEndpoints = {
  list: endpoint<TaxPolicy[]>()({
    method: 'GET',
    path: '/api/temple-admin/tax-policies',
    summary: 'Every version of the tax policy, newest first',
    access: staff('receipts:read'),
    reads: ['tax-policy'],
  }),
  approve: endpoint<TaxPolicy>()({
    method: 'POST',
    path: '/api/temple-admin/tax-policies',
    summary: 'Approves a new version of the tax policy',
    access: staff('tax-policy:manage'),
    changes: ['tax-policy'],
    body: taxPolicySchema,
    status: 201,
  }),
};

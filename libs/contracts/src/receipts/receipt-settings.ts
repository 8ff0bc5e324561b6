import { endpoint, staff } from '../endpoint.ts';
import { printed } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { object, string } from '../schema.ts';
import { receiptNoun } from './receipt.noun.ts';

const say = messagesOf(receiptNoun);

/** Who signs a temple's receipts. */
export interface ReceiptSigner {
  name: string;
  /** "Treasurer"; empty where none is printed. */
  title: string;
}

/** How a temple's receipts are numbered and signed from now on. */
export interface ReceiptSettings {
  /** What their numbers start with. */
  prefix: string;
  /** A receipt carries the prefix: it can't change any more. */
  prefixLocked: boolean;
  signer: ReceiptSigner | null;
}

export const RECEIPT_PREFIX_MAX = 6;
const PREFIX = /^[A-Z][A-Z0-9]{1,5}$/;
const signerLine = () => printed(80).default('');

/** `SKT-2026-004183` */
export const receiptNumber = (prefix: string, year: number, sequence: number): string =>
  `${prefix}-${year}-${String(sequence).padStart(6, '0')}`;

export const receiptSettingsSchema = object({
  prefix: string()
    .trim()
    .uppercase()
    .max(RECEIPT_PREFIX_MAX, say('receipt.prefix-format'))
    .matches(PREFIX, { message: say('receipt.prefix-format') })
    .required(say('receipt.prefix-format')),
  signerName: signerLine().when('signerTitle', ([title], name) => (title ? name.required(say('receipt.signer-required')) : name)),
  signerTitle: signerLine(),
}).noUnknown();

const PATH = '/api/temple-admin/receipt-settings';

export const receiptSettingsEndpoints = {
  own: endpoint<ReceiptSettings>()({
    method: 'GET',
    path: PATH,
    summary: 'How the temple’s receipts are numbered and signed',
    access: staff('temple:read'),
    reads: ['receipt'],
  }),
  change: endpoint<ReceiptSettings>()({
    method: 'PUT',
    path: PATH,
    summary: 'Changes how receipts issued from now on are numbered and signed',
    access: staff('receipts:manage'),
    changes: ['receipt'],
    body: receiptSettingsSchema,
  }),
};

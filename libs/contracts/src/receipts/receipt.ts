import { line, printed, slug } from '../fields.ts';
import type { Language } from '../languages.ts';
import { messagesOf } from '../message.ts';
import { statesOf } from '../noun.ts';
import { amountFields, pageFields } from '../page.ts';
import { number, object } from '../schema.ts';
import type { TaxClass } from '../temples/tax-policy.ts';
import { receiptNoun } from './receipt.noun.ts';
import type { ReceiptSigner } from './receipt-settings.ts';

const say = messagesOf(receiptNoun);

export const RECEIPT_STATUSES = statesOf(receiptNoun.states.receipt);
export type ReceiptStatus = keyof typeof receiptNoun.states.receipt;

/** The statement required by law (IRS Publication 1771), depending on what was given in return. */
export const RECEIPT_STATEMENTS = [
  'no-goods-or-services',
  'intangible-religious-benefits',
  'goods-or-services',
  'not-deductible',
  'acknowledgment',
] as const;
export type ReceiptStatement = (typeof RECEIPT_STATEMENTS)[number];

/**
 * What a receipt's paper is: a receipt for a deduction; one for a payment of which nothing can be deducted, which earlier releases issued as
 * the former; a letter about property, which is described and never valued; or a letter that thanks and can't be used for a deduction.
 */
export type ReceiptPaperKind = 'receipt' | 'payment' | 'property' | 'acknowledgment';
/** What a receipt can lack of what the law asks for. */
export const RECEIPT_PARTS = [
  'temple-name',
  'temple-address',
  'temple-ein',
  'donor',
  'received',
  'gift',
  'return-value',
  'statement',
] as const;
export type ReceiptPart = (typeof RECEIPT_PARTS)[number];

/** Everything printed on a receipt; the digest is of its canonical form. Never changes once issued. */
export interface ReceiptRecord {
  /** Absent on the earliest receipts, which are still drawn as they were. */
  version?: 2;
  /** Since version 2. */
  paper?: ReceiptPaperKind;
  /** The recipient's at issue, which the fixed text follows. Absent in English and on earlier receipts. */
  language?: Language;
  number: string;
  temple: { legalName: string; displayName: string; address: string; ein: string };
  donorName: string;
  /** A guest in the receipt's language: printed in the name's place. Absent on earlier receipts. */
  donorWorded?: string;
  receivedOn: string;
  /** A mailed check's postmark: the donor's year follows it. Only in the record of such a gift. */
  postmarkedOn?: string;
  issuedOn: string;
  method: string;
  lines: {
    fund: string;
    /** The fund's name in the receipt's language, where the temple words it: printed in its place. Absent on earlier receipts. */
    worded?: string;
    /** How many were bought, if more than one. Since version 2. */
    quantity?: number;
    amountCents: number;
    taxClass: TaxClass;
    /** Of everything the line provides, all seats together. */
    fairMarketValueCents: number;
    benefit: string | null;
    propertyDescription: string | null;
  }[];
  coveredFeeCents: number;
  totalCents: number;
  deductibleCents: number;
  /** The law's own words; where the fixed text isn't English, with a translation. */
  statements: { kind: ReceiptStatement; text: string; translation?: string }[];
  taxPolicyVersion: number;
  replaces: string | null;
  /** Who signs for the temple. Absent where the temple hasn't said, and on earlier receipts. */
  signer?: ReceiptSigner;
}

export interface ReceiptSummary {
  id: string;
  number: string;
  status: ReceiptStatus;
  temple: { slug: string; name: string };
  donorName: string;
  receivedOn: string;
  issuedAt: string;
  totalCents: number;
  deductibleCents: number;
  /** What was given, if it was property: it has no amount. */
  property: string | null;
  orderId: string;
  voidReason: string | null;
  replacedBy: string | null;
}

/** What the QR code's public page shows: nothing about the donor. */
export interface ReceiptVerification {
  number: string;
  status: ReceiptStatus;
  templeName: string;
  issuedOn: string;
  replacedByNumber: string | null;
  /** SHA-256 of the canonical record, as printed. */
  digest: string;
}

/** The public page that a receipt's QR code opens: part of the shell, available to anyone who has the receipt. */
export const RECEIPT_VERIFY_PATH = '/verify-receipt';
export const receiptVerifyPath = (verificationId: string): string => `${RECEIPT_VERIFY_PATH}/${verificationId}`;

/** One receipt on a statement. */
export interface StatementRow {
  number: string;
  receivedOn: string;
  totalCents: number;
  deductibleCents: number;
  /** What was given, if it was property: it has no amount. */
  property?: string;
}

/** What one legal person gave one temple in a year. */
export interface StatementTemple {
  slug: string;
  legalName: string;
  ein: string;
  receipts: StatementRow[];
  totalCents: number;
  deductibleCents: number;
}

/** What one legal person gave in a year: what that person's tax return needs. */
export interface StatementPerson {
  legalName: string;
  temples: StatementTemple[];
  totalCents: number;
  deductibleCents: number;
}

/** Gifts in one year: a section per legal person, and the household's total over all of them. */
export interface YearStatement {
  year: number;
  /** The temple it is limited to; null for all. */
  temple: { slug: string; legalName: string } | null;
  persons: StatementPerson[];
  /** The household over all names, temple by temple. */
  household: Omit<StatementTemple, 'receipts'>[];
  totalCents: number;
  deductibleCents: number;
  /** The year isn't over: more gifts may follow. */
  soFar: boolean;
  /** Set if the year changed after its statement was first issued. */
  correctedAt: string | null;
  version: number;
}

/** What a devotee gave in one year, according to valid receipts. Unlike a statement, it issues nothing. */
export interface GivingYear {
  year: number;
  totalCents: number;
  giftCount: number;
  templeCount: number;
  /** Cents by the month in which the temple received them, January first. */
  monthCents: number[];
}

/** The first year that a devotee has anything to look up in. */
export interface FirstReceiptYear {
  /** Null without any receipt. */
  year: number | null;
}

export const RECEIPTS_FIRST_YEAR = 2020;
const year = () => number().integer().min(RECEIPTS_FIRST_YEAR).max(2100);
export const receiptListQuery = object({ year: year(), ...pageFields }).noUnknown();
export const officeReceiptListQuery = object({ year: year(), search: line(80), ...amountFields, ...pageFields }).noUnknown();
export const statementQuery = object({ temple: slug() }).noUnknown();
export const reissueSchema = object({
  reason: line(200).required(say('receipt.reason-required')),
  legalName: printed(120).min(2, say('receipt.name-too-short')).optional(),
}).noUnknown();

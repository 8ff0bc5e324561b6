import type { ReceiptPaperKind, ReceiptPart, ReceiptRecord, TaxClass } from '@sannidhi/contracts';
import { type AcknowledgmentOnly, receiptStatements } from './receipt-statements.ts';

/** One purpose of a gift as the receipt needs it: what is left of it after refunds. */
export interface ReceiptableLine {
  fund: string;
  /** Its name in the recipient's language. */
  worded?: string;
  /** How many were bought, if more than one: seats, garlands. */
  quantity?: number;
  amountCents: number;
  /** The part of the covered card fee that rides on this line. */
  coveredFeeCents: number;
  taxClass: TaxClass;
  fairMarketValueCents: number;
  benefit: string | null;
  propertyDescription: string | null;
}

export interface Receiptable
  extends Omit<ReceiptRecord, 'version' | 'paper' | 'lines' | 'coveredFeeCents' | 'totalCents' | 'deductibleCents' | 'statements'> {
  lines: readonly ReceiptableLine[];
  acknowledgmentOnly: AcknowledgmentOnly;
}

/** What may be deducted of one line: all of a gift, the excess over what was received, nothing of a fee. In cents. */
export function deductibleOf(line: Pick<ReceiptableLine, 'amountCents' | 'coveredFeeCents' | 'taxClass' | 'fairMarketValueCents'>): number {
  const paid = line.amountCents + line.coveredFeeCents;
  if (line.taxClass === 'fee') return 0;
  return line.taxClass === 'partial' ? Math.max(0, paid - line.fairMarketValueCents) : paid;
}

/** The full text of a receipt, to be made canonical, digested and never changed. */
export function receiptRecord(facts: Receiptable): ReceiptRecord {
  const { lines: given, acknowledgmentOnly, language = 'en', ...head } = facts;
  const lines = given.map(({ coveredFeeCents: _fee, quantity = 1, ...line }) => ({ ...line, ...(quantity > 1 ? { quantity } : {}) }));
  const sum = (of: (line: ReceiptableLine) => number) => given.reduce((total, line) => total + of(line), 0);
  const deductibleCents = acknowledgmentOnly ? 0 : sum(deductibleOf);
  return {
    ...head,
    // Absent in English: records from before there were languages keep their digest.
    ...(language !== 'en' && { language }),
    version: 2,
    paper: paperOf(lines, acknowledgmentOnly, deductibleCents),
    lines,
    coveredFeeCents: sum((line) => line.coveredFeeCents),
    totalCents: sum((line) => line.amountCents + line.coveredFeeCents),
    deductibleCents,
    statements: receiptStatements(lines, acknowledgmentOnly, language),
  };
}

/** Property without any money has no amount to deduct: its donor determines its value. What was paid for alone is no donation. */
function paperOf(lines: ReceiptRecord['lines'], acknowledgmentOnly: AcknowledgmentOnly, deductibleCents: number): ReceiptPaperKind {
  if (acknowledgmentOnly) return 'acknowledgment';
  if (lines.every(({ propertyDescription }) => propertyDescription !== null)) return 'property';
  return deductibleCents > 0 || lines.some(({ propertyDescription }) => propertyDescription !== null) ? 'receipt' : 'payment';
}

/** What was given, where a receipt is for property alone; null where it is for money. */
export const propertyOf = ({ lines, totalCents }: Pick<ReceiptRecord, 'lines' | 'totalCents'>): string | null =>
  totalCents === 0 ? lines.flatMap(({ propertyDescription }) => propertyDescription ?? []).join('; ') || null : null;

/**
 * What a receipt lacks of what the law asks for (IRS Publication 1771: name of the organization, name of the donor, date, amount
 * or description, statement of what was given in return), as names of the missing things. Empty when it may be issued.
 */
export function missingOf(record: ReceiptRecord): ReceiptPart[] {
  const blank = (value: string | null | undefined) => !value?.trim();
  const partials = record.lines.filter((line) => line.taxClass === 'partial');
  const checks: [ReceiptPart, boolean][] = [
    ['temple-name', blank(record.temple.legalName)],
    ['temple-address', blank(record.temple.address)],
    ['temple-ein', !/^\d{2}-\d{7}$/.test(record.temple.ein)],
    ['donor', blank(record.donorName)],
    ['received', !/^\d{4}-\d{2}-\d{2}$/.test(record.receivedOn)],
    ['gift', record.lines.length === 0 || record.lines.some((line) => line.amountCents <= 0 && blank(line.propertyDescription))],
    ['return-value', partials.some((line) => blank(line.benefit) || line.fairMarketValueCents <= 0)],
    ['statement', record.statements.length === 0],
  ];
  return checks.filter(([, missing]) => missing).map(([what]) => what);
}

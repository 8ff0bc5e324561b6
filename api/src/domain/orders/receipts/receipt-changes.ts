import type { ReceiptRecord } from '@sannidhi/contracts';
import { receiptWordsIn } from '../../receipts/words/receipt-words.ts';

const KEPT_FEE = receiptWordsIn('en').keptFee('');

/** What a new receipt says otherwise than the one it replaces; amounts in cents, dates as civil days. */
export type ReceiptChange =
  | { what: 'name' | 'purpose' | 'property' | 'method' | 'date'; from: string; to: string }
  | { what: 'amount'; fromCents: number; toCents: number };

type Content = Pick<ReceiptRecord, 'donorName' | 'totalCents' | 'receivedOn' | 'method' | 'lines'>;

/** The differences a donor has to know of, in the order a receipt prints them. */
export function receiptChanges(before: Content, after: Content): ReceiptChange[] {
  const texts = [
    { what: 'name', from: before.donorName, to: after.donorName },
    { what: 'date', from: before.receivedOn, to: after.receivedOn },
    { what: 'method', from: before.method, to: after.method },
    { what: 'purpose', from: purposesOf(before), to: purposesOf(after) },
    { what: 'property', from: propertyOf(before), to: propertyOf(after) },
  ] as const;
  const amount =
    before.totalCents === after.totalCents ? [] : [{ what: 'amount', fromCents: before.totalCents, toCents: after.totalCents } as const];
  return [...texts.filter(({ what, from, to }) => from !== to && (what !== 'purpose' || (from !== '' && to !== ''))), ...amount];
}

/** Without card fees that stayed of canceled lines: these are nobody's purpose. */
const purposesOf = ({ lines }: Content): string =>
  [...new Set(lines.map(({ fund }) => fund))].filter((fund) => !fund.startsWith(KEPT_FEE)).join(', ');
const propertyOf = ({ lines }: Content): string => lines.flatMap(({ propertyDescription }) => propertyDescription ?? []).join('; ');

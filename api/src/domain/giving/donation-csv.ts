import { donationStatusOf } from '@sannidhi/contracts';
import { localDateAt } from '../../platform/documents/words.ts';
import { accountName, fundAccountName } from '../ledger/account-name.ts';
import { accountKey } from '../ledger/postings.ts';
import type { Dispute } from '../orders/disputes/dispute.entity.ts';
import { creditedBy } from '../orders/line-shares.ts';
import type { Order } from '../orders/order.entity.ts';
import type { OrderLine } from '../orders/order-line.entity.ts';
import type { BookedLine } from './booked-lines.ts';
import type { DonationColumn } from './donation-csv-columns.ts';
import type { Gift } from './gift.entity.ts';

export type DonationCsvRow = Record<DonationColumn, string | number>;

export interface ExportedLine {
  order: Order;
  line: OrderLine;
  booked: BookedLine;
  /** This line's share of what the processor kept, in cents; null if the processor didn't say. */
  processingFeeCents: number | null;
  gift: Gift | undefined;
  /** The order's latest dispute. */
  dispute: Dispute | undefined;
}

/** A line of a gift as a row; `timeZone` is the temple's. */
export function donationCsvRow({ order, line, booked, processingFeeCents, gift, dispute }: ExportedLine, timeZone: string): DonationCsvRow {
  const { receivedCents, refundedCents, lostCents } = booked;
  return {
    id: order.id,
    line: line.position + 1,
    received: order.receivedAt?.toISOString() ?? '',
    receivedOn: order.receivedAt ? localDateAt(order.receivedAt, timeZone) : '',
    status: donationStatusOf(order.status),
    legalName: order.legalName ?? '',
    creditedName: order.creditedName ?? '',
    anonymous: order.anonymous ? 'yes' : 'no',
    email: order.email ?? '',
    phone: order.phone ? readablePhone(order.phone) : '',
    purpose: line.label,
    account: creditedAccount(line),
    amount: dollars(line.amountCents),
    coveredFee: dollars(line.coveredFeeCents),
    receivedCents: dollars(receivedCents),
    refunded: dollars(refundedCents),
    lost: dollars(lostCents),
    net: dollars(receivedCents - refundedCents - lostCents),
    processingFee: processingFeeCents === null ? '' : dollars(processingFeeCents),
    taxClass: line.taxClass,
    property: line.propertyDescription ?? '',
    dedication: dedicationWords(gift),
    method: order.method,
    checkNumber: order.checkNumber ?? '',
    batch: order.batchNumber === null ? '' : `${order.batchNumber}, ${order.batchName ?? ''}`,
    source: order.source,
    dispute: disputeWords(order, dispute),
    receiptNumber: order.receiptNumber ?? '',
  };
}

/** Two decimals; a number and no text where it is negative, so that a spreadsheet adds it up and it isn't taken for a formula. */
const dollars = (cents: number): string | number => (cents < 0 ? cents / 100 : (cents / 100).toFixed(2));

/** `(732) 555-0148`: spreadsheets read +17325550148 as a number and drop the plus sign. */
export const readablePhone = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

function creditedAccount(line: OrderLine): string {
  const account = creditedBy(line);
  return account.kind === 'fund' ? fundAccountName(line.label) : accountName({ kind: account.kind, key: accountKey(account) });
}

const dedicationWords = (gift: Gift | undefined): string =>
  gift?.dedicationKind && gift.dedicationName ? `In ${gift.dedicationKind} of ${gift.dedicationName}` : '';

/** A bank debit isn't contested, it is returned. */
function disputeWords({ method }: Order, dispute: Dispute | undefined): string {
  if (!dispute) return '';
  return method === 'ach' && dispute.status === 'lost' ? 'returned' : dispute.status;
}

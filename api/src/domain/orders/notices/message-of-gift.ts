import { eventPagePath, formatMoney, orderLabelOf, type ReceiptRecord } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { localDateAt } from '../../../platform/documents/words.ts';
import type { Receipt } from '../../receipts/receipt.entity.ts';
import { propertyOf } from '../../receipts/receipt-record.ts';
import type { Temple } from '../../temples/temple.entity.ts';
import type { LostGift } from '../disputes/lost-gift.ts';
import type { Order } from '../order.entity.ts';
import type { OrderLine } from '../order-line.entity.ts';
import { type ReceiptChange, receiptChanges } from '../receipts/receipt-changes.ts';
import { nameOfStaff } from '../staff-names.ts';
import type { GivenGift } from '../words/gift-wording.ts';
import type { GiftMessage } from './gift-message.ts';

/** A gift that was made of a refund and is lost with its payment. */
export const lostGift = ({ order, cents, voided, receipt }: LostGift): GivenGift => ({
  amount: formatMoney(cents),
  fund: order.label,
  voidedNumber: voided?.number ?? null,
  receiptNumber: receipt?.number ?? null,
});

/** Whether nothing is left of what was paid for a line. */
export const isPaidBack = ({ amountCents, refundedCents }: OrderLine): boolean => amountCents > 0 && refundedCents >= amountCents;

/** Where the office recorded that a refund was given: when the payer agreed, and who wrote that down. */
export async function agreedOf(
  tx: EntityManager,
  { templeId, source, recordedById, receivedAt, createdAt }: Order,
  { timeZone }: Temple,
): Promise<GiftMessage['agreed'] | null> {
  if (source !== 'refund' || !recordedById) return null;
  return { on: localDateAt(receivedAt ?? createdAt, timeZone), by: await nameOfStaff(tx, templeId, recordedById) };
}

/** What was bought besides gifts; null where there is nothing. */
export function boughtIn(lines: readonly OrderLine[]): string | null {
  const bought = lines.filter(({ kind }) => kind !== 'donation');
  return bought.length > 0 ? orderLabelOf(bought.map(({ label }) => label)) : null;
}

/** Where the same can be ordered again. */
export function againPath({ payerAccountId }: Order, { slug }: Temple, lines: readonly OrderLine[]): `/${string}` {
  const bought = lines.find(({ kind }) => kind !== 'donation');
  if (bought?.kind === 'ticket' && bought.itemId) return eventPagePath(slug, bought.itemId);
  if (bought) return `/pooja-booking?temple=${slug}`;
  return `${payerAccountId === null ? '' : '/devotee'}/donate?temple=${slug}`;
}

/** What mail and texts about a gift say of it. */
export function messageOf(order: Order, temple: Temple, receipt: Receipt | null, cents: number): GiftMessage {
  const record = receipt && (JSON.parse(receipt.record) as ReceiptRecord);
  return {
    temple: temple.name,
    amount: formatMoney(cents),
    funds: wordedLabel(record) ?? order.label,
    receiptNumber: receipt?.number ?? null,
    verifyUrl: receipt?.verifyUrl ?? null,
    receipt: receipt && { templeId: receipt.templeId, id: receipt.id },
    voidedNumber: null,
    signedIn: order.payerAccountId !== null,
    accountId: order.payerAccountId,
    orderId: order.id,
    templeId: order.templeId,
    paper: record?.paper ?? 'receipt',
    property: record && propertyOf(record),
    checkNumber: order.checkNumber,
    signer: record?.signer ?? null,
  };
}

/** What a gift was for in the words of its receipt; null where the temple words nothing in that language. */
const wordedLabel = (record: ReceiptRecord | null): string | null =>
  record?.lines.some(({ worded }) => worded) ? orderLabelOf(record.lines.map(({ fund, worded }) => worded ?? fund)) : null;

/** What a correction replaced, and what is different now. */
export function changedBy(
  voided: Receipt | null,
  receipt: Receipt | null,
): Pick<GiftMessage, 'voidedNumber' | 'voidedPaper'> & { changes: ReceiptChange[] } {
  const before = voided && (JSON.parse(voided.record) as ReceiptRecord);
  const changes = before && receipt ? receiptChanges(before, JSON.parse(receipt.record)) : [];
  return { voidedNumber: voided?.number ?? null, voidedPaper: before?.paper ?? 'receipt', changes };
}

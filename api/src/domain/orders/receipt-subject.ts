import { signerOf, type TempleGiving } from '../giving-settings/temple-giving.entity.ts';
import type { ReceiptIssuer, ReceiptSubject } from '../receipts/receipt-issue.ts';
import type { ReceiptableLine } from '../receipts/receipt-record.ts';
import type { AcknowledgmentOnly } from '../receipts/receipt-statements.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { receiptNameOf } from './donor-label.ts';
import { methodWords } from './method-words.ts';
import type { Order } from './order.entity.ts';
import type { OrderLine } from './order-line.entity.ts';
import type { Sale } from './sale.ts';

type Numbering = Pick<TempleGiving, 'receiptPrefix' | 'prefixLockedAt' | 'signerName' | 'signerTitle'>;

/** For sales without a receipt, which need no number. */
export const NO_NUMBERING: Numbering = { receiptPrefix: '', prefixLockedAt: null, signerName: null, signerTitle: null };

/** The temple as its receipts print it today. */
export const issuerOf = (temple: Temple, settings: Numbering): ReceiptIssuer => ({
  templeId: temple.id,
  name: temple.name,
  wording: temple.wording,
  legalName: temple.legalName,
  address: temple.address,
  ein: temple.ein,
  timeZone: temple.timeZone,
  taxStatusConfirmed: temple.taxStatusConfirmedAt !== null,
  receiptPrefix: settings.receiptPrefix,
  prefixLocked: settings.prefixLockedAt !== null,
  signer: signerOf(settings),
});

const NO_WORDS: ReadonlyMap<string, string> = new Map();

/**
 * What a gift's receipt is for: each line as it is after refunds. A refund takes from the gift before the fee share. `words`: what the
 * temple calls lines in the recipient's language, by their ids.
 */
export function receiptSubjectOf({
  order,
  lines,
  language,
  words = NO_WORDS,
}: Pick<Sale, 'order' | 'language'> & { lines: readonly OrderLine[]; words?: ReadonlyMap<string, string> }): ReceiptSubject {
  return {
    orderId: order.id,
    donorAccountId: order.payerAccountId,
    donorName: receiptNameOf(order),
    language,
    receivedAt: order.receivedAt ?? order.createdAt,
    postmarkedOn: order.postmarkedOn,
    method: methodWords(order),
    taxPolicyVersion: order.taxPolicyVersion,
    acknowledgmentOnly: acknowledgmentOnly(order),
    lines: lines
      .map((line) => remaining(line, words.get(line.id)))
      .filter((line) => line.amountCents + line.coveredFeeCents > 0 || line.propertyDescription !== null),
  };
}

function remaining(line: OrderLine, worded: string | undefined): ReceiptableLine {
  const left = line.amountCents + line.coveredFeeCents - line.refundedCents;
  const amountCents = Math.min(line.amountCents, left);
  return {
    fund: line.label,
    ...(worded !== undefined && { worded }),
    quantity: line.quantity,
    amountCents,
    coveredFeeCents: left - amountCents,
    taxClass: line.taxClass,
    fairMarketValueCents: line.fairMarketValueCents,
    benefit: line.benefit,
    propertyDescription: line.propertyDescription,
  };
}

function acknowledgmentOnly({ method, source, legalName, phone }: Order): AcknowledgmentOnly {
  if (method === 'daf') return 'donor-advised-fund';
  if (method === 'ira') return 'retirement-account';
  if (source === 'hundi') return 'unnamed-collection';
  // A receipt names its donor (IRS Publication 1771); a guest is named by the verified phone until they add a name.
  return legalName === null && phone === null ? 'unnamed-donor' : null;
}

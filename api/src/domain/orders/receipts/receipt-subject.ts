import type { Language } from '@sannidhi/contracts';
import { signerOf, type TempleGiving } from '../../giving-settings/temple-giving.entity.ts';
import type { ReceiptIssuer, ReceiptSubject } from '../../receipts/receipt-issue.ts';
import type { ReceiptableLine } from '../../receipts/receipt-record.ts';
import type { AcknowledgmentOnly } from '../../receipts/receipt-statements.ts';
import { receiptWordsIn } from '../../receipts/words/receipt-words.ts';
import type { Temple } from '../../temples/temple.entity.ts';
import { receiptNameOf } from '../donor-label.ts';
import { methodWords } from '../notices/method-words.ts';
import type { Order } from '../order.entity.ts';
import type { OrderLine } from '../order-line.entity.ts';
import type { Sale } from '../sale.ts';

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
      .map((line) => remaining(line, language, words.get(line.id)))
      .filter((line) => line.amountCents + line.coveredFeeCents > 0 || line.propertyDescription !== null),
  };
}

function remaining(line: OrderLine, language: Language, worded: string | undefined): ReceiptableLine {
  const amountCents = Math.max(0, line.amountCents - line.refundedCents);
  const coveredFeeCents = line.amountCents + line.coveredFeeCents - line.refundedCents - amountCents;
  if (amountCents === 0 && coveredFeeCents > 0) return keptFee(line, coveredFeeCents, language, worded);
  return {
    fund: line.label,
    ...(worded !== undefined && { worded }),
    quantity: line.quantity,
    amountCents,
    coveredFeeCents,
    taxClass: line.taxClass,
    fairMarketValueCents: line.fairMarketValueCents,
    benefit: line.benefit,
    propertyDescription: line.propertyDescription,
  };
}

/** The card fee that stays where its buyer cancels: named as what it is, since nothing of the line itself is left. */
function keptFee({ label, taxClass }: OrderLine, amountCents: number, language: Language, worded: string | undefined): ReceiptableLine {
  return {
    fund: receiptWordsIn('en').keptFee(label),
    ...(language !== 'en' && { worded: receiptWordsIn(language).keptFee(worded ?? label) }),
    amountCents,
    coveredFeeCents: 0,
    taxClass: taxClass === 'partial' ? 'fee' : taxClass,
    fairMarketValueCents: 0,
    benefit: null,
    propertyDescription: null,
  };
}

function acknowledgmentOnly({ method, source, legalName, phone }: Order): AcknowledgmentOnly {
  if (method === 'daf') return 'donor-advised-fund';
  if (method === 'ira') return 'retirement-account';
  if (source === 'hundi') return 'unnamed-collection';
  // A receipt names its donor (IRS Publication 1771); a guest is named by the verified phone until they add a name.
  return legalName === null && phone === null ? 'unnamed-donor' : null;
}

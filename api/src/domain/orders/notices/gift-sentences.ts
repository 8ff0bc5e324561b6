import type { Language } from '@sannidhi/contracts';
import { longDate } from '../../../platform/documents/words.ts';
import type { GiftWords } from '../words/gift-wording.ts';
import type { GiftMessage } from './gift-message.ts';

/** When and how it was handed out, who wrote that down, and how to object. */
export const outSentences = ({ out }: GiftMessage, words: GiftWords, language: Language): string[] => [
  ...(out ? [words.handedOutHow({ day: longDate(out.on, language), check: out.check, by: out.by })] : []),
  words.notHandedOut,
];

/** A mail about a receipt ends as the receipt does. */
export const signatureOf = ({ receiptNumber, signer }: GiftMessage): string[] =>
  receiptNumber && signer ? [[signer.name, signer.title].filter(Boolean).join(', ')] : [];

export const changesOf = ({ changes = [] }: GiftMessage, { change }: GiftWords): string[] => changes.map(change);

/** What is canceled because the bank took the money, and how to pay after all. */
export const whatToDo = ({ canceled, gift = true, cause }: GiftMessage, words: GiftWords): string[] => [
  ...(canceled ? [words.canceledWith(canceled)] : []),
  ...(gift && (cause === 'bank-returned' || cause === 'check-returned') ? [words.giveAnotherWay] : []),
];

/** Only of a receipt that could have been used for them: what was paid for alone is no donation. */
export const notForTaxes = ({ voidedNumber, voidedPaper = 'receipt' }: GiftMessage, { dontUse }: GiftWords): string[] =>
  voidedNumber && (voidedPaper === 'receipt' || voidedPaper === 'property') ? [dontUse(voidedNumber)] : [];

/** What became of the receipt the donor had, or which one there is again. */
export function receiptSentences({ receiptNumber, voidedNumber, paper = 'receipt' }: GiftMessage, words: GiftWords): string[] {
  if (!voidedNumber) return receiptNumber ? [words.paper(paper, receiptNumber)] : [];
  return [receiptNumber ? words.replaced(voidedNumber, receiptNumber) : words.void(voidedNumber)];
}

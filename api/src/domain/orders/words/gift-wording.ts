import { type CorrectedField, formatMoney, LANGUAGE_FACTS, type Language, type ReceiptPaperKind } from '@sannidhi/contracts';
import { longDate } from '../../../platform/documents/words.ts';
import { methodIn, receiptWordsIn } from '../../receipts/words/receipt-words.ts';
import type { ReceiptChange } from '../receipts/receipt-changes.ts';
import type { TakenCause } from '../refunds/taken-cause.ts';

/** What messages about a gift are made of. */
export interface GiftFacts {
  temple: string;
  /** Money as it is read, or what was given where it was property. */
  given: string;
  property: boolean;
  /** It paid for something else, alone or among gifts. */
  payment: boolean;
  funds: string;
  checkNumber: string;
}

/** What a bank took of a gift that had been made of a refund, and what became of its receipt. */
export interface GivenGift {
  amount: string;
  fund: string;
  voidedNumber: string | null;
  receiptNumber: string | null;
}

interface MailWords {
  subject: string;
  heading: string;
  what: string;
}

/** A refund that was handed out, in words. */
export interface HandedOutFacts {
  day: string;
  /** The number of the temple's check; null for cash. */
  check: string | null;
  /** Who recorded it. */
  by: string;
}

/** A gift that the office recorded in place of a refund, in words. */
export type AgreedFacts = Pick<HandedOutFacts, 'day' | 'by'>;

/** The title of a notification in the app, by its event. */
type GiftNotice = 'received' | 'receipt-reissued' | 'refunded' | 'handed-out' | Exclude<TakenCause, 'refund'>;

/** The sentences about a gift, in one language. */
export interface GiftWords {
  received: MailWords & { sms: string };
  paper: (kind: ReceiptPaperKind, number: string) => string;
  paperFollows: string;
  paperReady: (number: string) => string;
  change: (change: ReceiptChange) => string;
  reissued: MailWords & { reason: (reason: string) => string };
  issued: Omit<MailWords, 'what'>;
  corrected: Omit<MailWords, 'what'> & { what: (fields: readonly CorrectedField[]) => string };
  replaced: (before: string, after: string) => string;
  /** Where it isn't known which receipt was replaced. */
  replacesEarlier: (number: string) => string;
  void: (before: string) => string;
  noReceipt: string;
  dontUse: (before: string) => string;
  taken: Record<TakenCause, MailWords>;
  /** What of the money that the bank took back was given in place of a refund. */
  givenToo: (amount: string, fund: string) => string;
  /** What to do about a gift whose money the bank took back. */
  giveAnotherWay: string;
  /** What was bought with money that the bank took back, and what to do. */
  canceledWith: (what: string) => string;
  notices: Record<GiftNotice, string>;
  arrivesLater: string;
  /** For those who hear that a refund was handed out to them, and know of none. */
  notHandedOut: string;
  /** When, how and by whom a refund was handed out. */
  handedOutHow: (out: HandedOutFacts) => string;
  /** What the office recorded as given is the refund that waited: the day its payer agreed, and who wrote that down. */
  inPlaceOfRefund: (agreed: AgreedFacts) => string;
  /** For those who agreed to no such gift. */
  notAgreed: string;
  /** Where the file couldn't be made, the mail goes out without it. */
  fileFollows: string;
  check: (url: string) => string;
  receipts: string;
}

/** What of a receipt changes from one text to another. */
export type TextChange = Exclude<ReceiptChange, { what: 'amount' }>['what'];

interface ChangeWords {
  amount: (from: string, to: string) => string;
  text: (what: string, from: string, to: string) => string;
  names: Record<TextChange, string>;
}

/** Says a change in a language's sentences; dates and ways to pay are the language's, too. */
export const changeIn =
  (language: Language, { amount, text, names }: ChangeWords) =>
  (change: ReceiptChange): string => {
    if (change.what === 'amount') return amount(formatMoney(change.fromCents), formatMoney(change.toCents));
    const shown = (value: string) => valueIn(language, change.what, value);
    return text(names[change.what], shown(change.from), shown(change.to));
  };

/** "the fund and the amount" */
export const listIn = (language: Language, fields: readonly CorrectedField[], names: Record<CorrectedField, string>): string =>
  new Intl.ListFormat(LANGUAGE_FACTS[language].locale).format(fields.map((field) => names[field]));

function valueIn(language: Language, what: TextChange, value: string): string {
  if (what === 'date') return longDate(value, language);
  return what === 'method' ? methodIn(receiptWordsIn(language), value) : value;
}

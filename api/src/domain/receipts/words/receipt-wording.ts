import type { ReceiptPaperKind, TaxClass } from '@sannidhi/contracts';

/** Ways to pay as a receipt's record has them, in English. */
export type MethodWord = 'Card' | 'Bank transfer' | 'Cash' | 'Check' | 'Property' | 'Donor-advised fund' | 'Retirement account' | 'Stock';

/** Why a gift is thanked for and can't be deducted: from a fund or an account that may not be deducted again, or nobody named. */
export type Acknowledged = 'donor-advised-fund' | 'retirement-account' | 'unnamed-collection' | 'unnamed-donor' | 'tax-status-unconfirmed';

/** What the law has a receipt say. Stored with the receipt: a change here changes no receipt that was issued. */
export interface LawWords {
  /** What the sentences below speak of: the whole, or the named purposes. */
  contribution: string;
  giftFor: (names: string) => string;
  noGoods: (what: string) => string;
  religious: (what: string) => string;
  goods: (given: { fund: string; benefit: string; value: string }) => string;
  fee: (names: string) => string;
  property: string;
  acknowledgments: Record<Acknowledged, string>;
}

/** The fixed text of a receipt in one language. To change it is to change how receipts look that are drawn again: add, don't edit. */
export interface ReceiptWords {
  titles: Record<ReceiptPaperKind, string>;
  number: (number: string) => string;
  received: string;
  postmarked: (day: string) => string;
  replaces: (number: string) => string;
  from: string;
  /** A donor known by the end of a phone. Absent in English: the record has it. */
  guest?: (ending: string) => string;
  paidBy: string;
  /** "Visa ending 4242" */
  ending: (brand: string, digits: string) => string;
  /** Absent in English: the record has it. */
  methods?: Record<MethodWord, string>;
  description: string;
  forTaxes: string;
  amount: string;
  tax: Record<TaxClass, string>;
  coveredFee: string;
  /** What is left of a line whose price was refunded: its share of the covered card fee. */
  keptFee: (name: string) => string;
  worth: (benefit: string, value: string) => string;
  property: string;
  total: string;
  deductible: string;
  signed: string;
  check: string;
  scan: string;
  issued: (day: string) => string;
  keep: string;
  digest: string;
  law: LawWords;
}

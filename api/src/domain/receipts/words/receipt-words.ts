import { type Language, paidWithParts, saidIn, unnamedDonor, type Wording } from '@sannidhi/contracts';
import type { ReceiptWords } from './receipt-wording.ts';
import { receiptWordsEn } from './receipt-words.en.ts';
import { receiptWordsGu } from './receipt-words.gu.ts';
import { receiptWordsHi } from './receipt-words.hi.ts';
import { receiptWordsKn } from './receipt-words.kn.ts';
import { receiptWordsTa } from './receipt-words.ta.ts';
import { receiptWordsTe } from './receipt-words.te.ts';

const WORDS: Wording<ReceiptWords> = {
  en: receiptWordsEn,
  hi: receiptWordsHi,
  te: receiptWordsTe,
  ta: receiptWordsTa,
  kn: receiptWordsKn,
  gu: receiptWordsGu,
};

/** The fixed text of receipts in a language. */
export const receiptWordsIn = (language: Language): ReceiptWords => saidIn(WORDS, language);

/** A guest in the recipient's language; undefined for a name, and in English. */
export function guestIn({ guest }: ReceiptWords, donorName: string): string | undefined {
  const ending = unnamedDonor(donorName)?.params?.ending;
  return ending === undefined ? undefined : guest?.(String(ending));
}

/** How a donation was paid, in the reader’s language; the record itself is in English. */
export function methodIn({ methods, ending }: ReceiptWords, method: string): string {
  const account = paidWithParts(method);
  if (account) return ending(account.brand, account.digits);
  const known = Object.entries(methods ?? {}).find(([word]) => method === word || method.startsWith(`${word} `));
  return known ? `${known[1]}${method.slice(known[0].length)}` : method;
}

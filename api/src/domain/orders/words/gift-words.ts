import { type Language, orderLabelIn, saidIn, type Wording } from '@sannidhi/contracts';
import type { GiftFacts, GiftWords } from './gift-wording.ts';
import { giftWordsEn } from './gift-words.en.ts';
import { giftWordsGu } from './gift-words.gu.ts';
import { giftWordsHi } from './gift-words.hi.ts';
import { giftWordsKn } from './gift-words.kn.ts';
import { giftWordsTa } from './gift-words.ta.ts';
import { giftWordsTe } from './gift-words.te.ts';

const WORDS: Wording<(gift: GiftFacts) => GiftWords> = {
  en: giftWordsEn,
  hi: giftWordsHi,
  te: giftWordsTe,
  ta: giftWordsTa,
  kn: giftWordsKn,
  gu: giftWordsGu,
};

/** The sentences for a gift, in a language. */
export function giftWordsIn(language: Language, gift: GiftFacts): GiftWords {
  const words = saidIn(WORDS, language)({ ...gift, funds: orderLabelIn(gift.funds, language) });
  return { ...words, canceledWith: (what) => words.canceledWith(orderLabelIn(what, language)) };
}

import { type Language, orderLabelIn, saidIn, type Wording } from '@sannidhi/contracts';
import type { GiftFacts, GiftWords, GivenGift } from './gift-wording.ts';
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
  return {
    ...words,
    canceledWith: (what) => words.canceledWith(orderLabelIn(what, language)),
    givenToo: (amount, fund) => words.givenToo(amount, orderLabelIn(fund, language)),
  };
}

/** What is said of gifts that were made of refunds and are lost with the payment: that they were, what became of their receipts, and of taxes. */
export function lostGifts(words: GiftWords, gifts: readonly GivenGift[] = []): Record<'what' | 'receipts' | 'dontUse', string[]> {
  const voided = gifts.flatMap(({ voidedNumber, receiptNumber }) => (voidedNumber ? [{ voidedNumber, receiptNumber }] : []));
  return {
    what: gifts.map(({ amount, fund }) => words.givenToo(amount, fund)),
    receipts: voided.map(({ voidedNumber: before, receiptNumber: now }) => (now ? words.replaced(before, now) : words.void(before))),
    dontUse: voided.map(({ voidedNumber }) => words.dontUse(voidedNumber)),
  };
}

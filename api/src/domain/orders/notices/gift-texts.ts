import type { Language } from '@sannidhi/contracts';
import type { RenderedMessage } from '../../../platform/outbox/templates.ts';
import type { GiftWords } from '../words/gift-wording.ts';
import { lostGifts } from '../words/gift-words.ts';
import type { GiftMessage } from './gift-message.ts';
import { changesOf, outSentences, receiptSentences, whatToDo } from './gift-sentences.ts';

/** Thanks, what it is in place of, and its receipt with where that is checked. */
export function receivedText(
  { receiptNumber, verifyUrl, paper = 'receipt' }: GiftMessage,
  words: GiftWords,
  thanks = words.received.sms,
  agreed: readonly string[] = [],
): RenderedMessage {
  return { text: [thanks, ...agreed, ...(receiptNumber ? [words.paper(paper, receiptNumber), verifyUrl] : [])].join(' ') };
}

/** What changed, and which receipt replaces which. */
export function reissuedText(gift: GiftMessage, words: GiftWords): RenderedMessage {
  return { text: [words.reissued.what, ...changesOf(gift, words), ...receiptSentences(gift, words), gift.verifyUrl].join(' ') };
}

/** What the office put right, and which receipt there is now. */
export function correctedText(gift: GiftMessage, words: GiftWords): RenderedMessage {
  const sentences = [words.corrected.what(gift.corrected ?? []), ...changesOf(gift, words), ...receiptSentences(gift, words)];
  return { text: [...sentences, ...(gift.receiptNumber ? [gift.verifyUrl] : [])].join(' ') };
}

/** Why money left a gift, and what became of its receipt. */
export function takenText(gift: GiftMessage, words: GiftWords): RenderedMessage {
  const given = lostGifts(words, gift.gifts);
  const { what } = words.taken[gift.cause ?? 'refund'];
  const sentences = [what, ...given.what, ...whatToDo(gift, words), ...receiptSentences(gift, words), ...given.receipts];
  return { text: [...sentences, ...(gift.receiptNumber ? [gift.verifyUrl] : [])].join(' ') };
}

/** That a refund was handed out, how, and how to object. */
export function handedOutText(refund: GiftMessage, words: GiftWords, language: Language): RenderedMessage {
  return { text: [`${words.notices['handed-out']}.`, ...outSentences(refund, words, language)].join(' ') };
}

export type TextKeyword = 'stop' | 'start' | 'help';

/** Alone in a text, each has its meaning: 47 CFR 64.1200(a)(10) lists those that end texts, CTIA's principles HELP and START. */
const EXACT: Readonly<Record<string, TextKeyword>> = {
  STOP: 'stop',
  STOPALL: 'stop',
  QUIT: 'stop',
  END: 'stop',
  REVOKE: 'stop',
  OPTOUT: 'stop',
  CANCEL: 'stop',
  UNSUBSCRIBE: 'stop',
  START: 'start',
  UNSTOP: 'start',
  HELP: 'help',
  INFO: 'help',
};
/** The rule asks for any words that a reasonable person would understand: "please stop texting me". */
const IN_A_SENTENCE = /\b(?:STOP|UNSUBSCRIBE|OPT ?OUT)\b/;
const SENTENCE_WORDS = 6;

/** What a text asks for, whatever its case, spaces, punctuation or quotes; undefined if it's something else. */
export function keywordOf(body: string): TextKeyword | undefined {
  const words = body
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const exact = EXACT[words.replaceAll(' ', '')];
  if (exact) return exact;
  return words.split(' ').length <= SENTENCE_WORDS && IN_A_SENTENCE.test(words) ? 'stop' : undefined;
}

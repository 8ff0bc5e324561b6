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
/** The rule asks for any words that a reasonable person would understand: in a short text one of these, */
const IN_A_SENTENCE = /\b(?:STOP(?! BY\b)|UNSUBSCRIBE|OPT ?OUT)\b/;
const SENTENCE_WORDS = 6;
/** and in a text of any length words that can mean nothing else, without punctuation: `DON T TEXT ME`. */
const PLAINLY = [
  /\bUNSUBSCRIBE\b/,
  /\bOPT (?:ME )?OUT\b/,
  /\b(?:PLEASE|PLS) STOP(?! BY\b)\b/,
  /\b(?:STOP|QUIT) (?:TEXTING|SENDING|MESSAGING|CONTACTING|WRITING|BOTHERING|THESE|THIS)\b/,
  /\bSTOP (?:(?:ALL|THE|YOUR|ANY|THESE|THOSE|MORE) ){0,3}(?:TEXTS?|MESSAGES?|SMS)\b/,
  /\b(?:REVOKE|WITHDRAW) (?:MY |ALL )?CONSENT\b/,
  /\b(?:REMOVE|DELETE|TAKE) (?:ME|MY (?:PHONE )?NUMBER|THIS NUMBER) (?:OFF|FROM)\b/,
  /\bREMOVE ME\b/,
  /\bNO MORE (?:TEXTS?|MESSAGES?|SMS)\b/,
  /\b(?:DON ?T|DO NOT|NEVER) (?:TEXT|MESSAGE|CONTACT|SEND|WRITE)\b/,
];

/** What a text asks for, whatever its case, spaces, punctuation or quotes; undefined if it's something else. */
export function keywordOf(body: string): TextKeyword | undefined {
  const words = body
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const exact = EXACT[words.replaceAll(' ', '')];
  if (exact) return exact;
  const isShort = words.split(' ').length <= SENTENCE_WORDS;
  return (isShort && IN_A_SENTENCE.test(words)) || PLAINLY.some((plain) => plain.test(words)) ? 'stop' : undefined;
}

/** A term's text from its beginning, or whole. */
export interface WantedTerm {
  text: string;
  whole: boolean;
}

/** After every text that begins with another one. */
export const LAST_TERM = '\u{10FFFF}';

const TERM_MAX = 120;
/** Numbers that people know the end of are kept backwards as well, so that their end can be looked up in an index. Nobody can type it. */
const ENDING = '\u0001';

/** Terms as a table of them keeps each once. */
export const distinctTerms = (terms: readonly string[]): string[] => [...new Set(terms.map((term) => term.slice(0, TERM_MAX)))];

/** As terms are compared: in lower case, with one kind of apostrophe. */
export const normalTerm = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('’', "'");

/** The term by which a number is found by its end. */
export const endingTerm = (text: string): string => ENDING + [...normalTerm(text)].reverse().join('');

/** A name's words as they are written, and the parts of those with a hyphen, a dot or an apostrophe. */
export function nameTerms(name: string): string[] {
  const words = normalTerm(name).split(/[\s,;()"“”]+/u);
  return [...words, ...words.flatMap((word) => word.split(/[^\p{L}\p{M}\p{N}]+/u))].filter(Boolean);
}

/** What each typed word may mean. A phone is one word, however it is written. */
export function wantedTerms(search: string): WantedTerm[][] {
  const digits = search.replace(/\D/g, '');
  if (/^[\d\s()+.-]+$/.test(search) && digits.length >= PHONE_DIGITS)
    return [
      [
        { text: normalTerm(search.trim()), whole: false },
        { text: endingTerm(digits.slice(-NATIONAL_DIGITS)), whole: false },
      ],
    ];
  return normalTerm(search).split(/\s+/).filter(Boolean).map(alternativesOf);
}

const PHONE_DIGITS = 7;
const NATIONAL_DIGITS = 10;
/** Shorter endings would find everything. */
const ENDING_DIGITS = 4;

function alternativesOf(word: string): WantedTerm[] {
  // One letter would find half of all names.
  const wanted: WantedTerm[] = [{ text: word, whole: [...word].length < 2 }];
  const digits = word.replace('#', '');
  if (/^#?\d+$/.test(word) && digits.length >= ENDING_DIGITS) wanted.push({ text: endingTerm(digits), whole: false });
  return wanted;
}

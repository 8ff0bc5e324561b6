/** What a page may report: something nobody caught, a promise nobody caught, the shell's own crash, a page of a remote that failed. */
export const PAGE_ERROR_KINDS = ['error', 'rejection', 'crash', 'load-failure'] as const;
export type PageErrorKind = (typeof PAGE_ERROR_KINDS)[number];

/** Where pages report their errors. */
export const PAGE_ERRORS_PATH = '/api/public/page-errors';

/** What goes to the server's log about an error in a page. It never says who met it or what they typed. */
export interface PageErrorReport {
  kind: PageErrorKind;
  /** Class of the error (`TypeError`) or of a remote's failure (`network`). */
  name: string;
  message: string;
  /** The page's path with what names a person or a thing left out. */
  page: string;
  /** The remote, its release and the step that failed; load failures only. */
  remote?: string | undefined;
  release?: string | undefined;
  phase?: string | undefined;
}

/** Longer messages are cut before anything looks at them: what they say stands at their beginning. */
const LOOKED_AT = 1_000;
/** Quoted values; one that the cut left open runs to the end. */
const QUOTED = /"[^"]*"|'[^']*'|“[^”]*(?:”|$)|`[^`]*`/g;
/** Query strings carry tokens and searches. */
const QUERY = /\?[^\s)]*/g;
const NUMBER = /\+?\d(?:[\s().-]*\d){3,}/g;
/** Whole words at a time, so that no letter is looked at twice. */
const ADDRESS_WORD = /[\p{L}\p{N}._%+@-]+/gu;
const TOKEN_WORD = /[\w-]+/g;
const TOKEN_CHARACTERS = 16;

const isAddress = (word: string) => word.indexOf('@', 1) > 0;
/** Sixteen characters from a digit on: an id, a hash, a token. */
const isToken = (word: string) => {
  const digit = word.search(/\d/);
  return digit >= 0 && word.length - digit >= TOKEN_CHARACTERS;
};

/** A message without what may be somebody's (addresses, quoted values, numbers of four digits and more, tokens): an error quotes what it met. */
export const withoutPersonalData = (text: string): string =>
  text
    .slice(0, LOOKED_AT)
    .replace(QUERY, '')
    .replace(ADDRESS_WORD, (word) => (isAddress(word) ? '…' : word))
    .replace(QUOTED, '…')
    .replace(TOKEN_WORD, (word) => (isToken(word) ? '…' : word))
    .replace(NUMBER, '…');

/** A path with every segment that carries a digit left out: ids and codes do, names of pages don't. */
export const withoutIds = (path: string): string => {
  const cut = path.slice(0, LOOKED_AT);
  const end = cut.search(/[?#]/);
  return cut
    .slice(0, end < 0 ? undefined : end)
    .split('/')
    .map((segment) => (/\d|%|@/.test(segment) ? ':id' : segment))
    .join('/');
};

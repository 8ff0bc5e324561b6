/** What a page may report: an uncaught error, an unhandled rejection, a crash of the shell, a failed page of a remote. */
export const PAGE_ERROR_KINDS = ['error', 'rejection', 'crash', 'load-failure'] as const;
export type PageErrorKind = (typeof PAGE_ERROR_KINDS)[number];

/** Where pages report their errors. */
export const PAGE_ERRORS_PATH = '/api/public/page-errors';

/** What the server's log gets about an error in a page. Never who encountered it or what they typed. */
export interface PageErrorReport {
  kind: PageErrorKind;
  /** The class of the error (`TypeError`) or the kind of a remote's failure (`network`). */
  name: string;
  message: string;
  /** The page's path without anything that identifies a person or a thing. */
  page: string;
  /** The remote, its release and the step that failed; load failures only. */
  remote?: string | undefined;
  release?: string | undefined;
  phase?: string | undefined;
}

/** Longer messages are truncated before anything reads them: the important part comes first. */
const LOOKED_AT = 1_000;
/** Quoted values; one left open by the truncation runs to the end. */
const QUOTED = /"[^"]*"|'[^']*'|“[^”]*(?:”|$)|`[^`]*`/g;
/** Query strings contain tokens and searches. */
const QUERY = /\?[^\s)]*/g;
const NUMBER = /\+?\d(?:[\s().-]*\d){3,}/g;
/** Whole words at a time, so that no letter is examined twice. */
const ADDRESS_WORD = /[\p{L}\p{N}._%+@-]+/gu;
const TOKEN_WORD = /[\w-]+/g;
const TOKEN_CHARACTERS = 16;

const isAddress = (word: string) => word.indexOf('@', 1) > 0;
/** Sixteen characters starting at a digit: an id, a hash, a token. */
const isToken = (word: string) => {
  const digit = word.search(/\d/);
  return digit >= 0 && word.length - digit >= TOKEN_CHARACTERS;
};

/**
 * A message without anything that may be personal (addresses, quoted values, numbers of four digits and more, tokens), because an error
 * quotes what it encountered.
 */
export const withoutPersonalData = (text: string): string =>
  text
    .slice(0, LOOKED_AT)
    .replace(QUERY, '')
    .replace(ADDRESS_WORD, (word) => (isAddress(word) ? '…' : word))
    .replace(QUOTED, '…')
    .replace(TOKEN_WORD, (word) => (isToken(word) ? '…' : word))
    .replace(NUMBER, '…');

/** A path without the segments that contain a digit: ids and codes do, names of pages don't. */
export const withoutIds = (path: string): string => {
  const cut = path.slice(0, LOOKED_AT);
  const end = cut.search(/[?#]/);
  return cut
    .slice(0, end < 0 ? undefined : end)
    .split('/')
    .map((segment) => (/\d|%|@/.test(segment) ? ':id' : segment))
    .join('/');
};

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

/** What may be a person's in a message: addresses, quoted values, numbers of four digits and more, tokens. */
const PERSONAL = [
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu,
  /"[^"]*"|'[^']*'|“[^”]*”|`[^`]*`/g,
  /\b[\w-]*\d[\w-]{15,}\b/g,
  /\+?\d(?:[\s().-]*\d){3,}/g,
];
/** Query strings carry tokens and searches. */
const QUERY = /\?[^\s)]*/g;

/** A message without what may be somebody's: an error quotes what it met. */
export const withoutPersonalData = (text: string): string =>
  PERSONAL.reduce((left, pattern) => left.replace(pattern, '…'), text.replace(QUERY, ''));

/** A path with every segment that carries a digit left out: ids and codes do, names of pages don't. */
export const withoutIds = (path: string): string =>
  path
    .replace(/[?#].*$/, '')
    .split('/')
    .map((segment) => (/\d|%|@/.test(segment) ? ':id' : segment))
    .join('/');

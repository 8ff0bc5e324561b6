import { firstLanguage, type Language } from '@sannidhi/contracts';

const COOKIE = /(?:^|;\s*)language=(\w+)/;

/** The language of a page: the person's own choice, else the first the browser asks for that we have, else English. */
export const pageLanguage = (headers: { cookie?: string | undefined; 'accept-language'?: string | undefined }): Language =>
  firstLanguage([COOKIE.exec(headers.cookie ?? '')?.[1], ...(headers['accept-language'] ?? '').split(',')]);

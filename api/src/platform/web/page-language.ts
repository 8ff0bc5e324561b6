import { firstLanguage, type Language } from '@sannidhi/contracts';

const COOKIE = /(?:^|;\s*)language=(\w+)/;

/** A page's language: the user's own choice, otherwise the browser's first preference that we support, otherwise English. */
export const pageLanguage = (headers: { cookie?: string | undefined; 'accept-language'?: string | undefined }): Language =>
  firstLanguage([COOKIE.exec(headers.cookie ?? '')?.[1], ...(headers['accept-language'] ?? '').split(',')]);

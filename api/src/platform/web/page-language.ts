import { PAGE_LANGUAGES, type PageLanguage } from './page-templates.ts';

const COOKIE = /(?:^|;\s*)language=(\w+)/;

/** The language of a page: the person's own choice, else the first the browser asks for that we have, else English. */
export function pageLanguage(headers: { cookie?: string | undefined; 'accept-language'?: string | undefined }): PageLanguage {
  const chosen = COOKIE.exec(headers.cookie ?? '')?.[1];
  const wishes = [chosen, ...(headers['accept-language'] ?? '').split(',').map((wish) => wish.trim().slice(0, 2).toLowerCase())];
  return wishes.find(isPageLanguage) ?? 'en';
}

const isPageLanguage = (wish: string | undefined): wish is PageLanguage => (PAGE_LANGUAGES as readonly string[]).includes(wish ?? '');

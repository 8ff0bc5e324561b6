/** Languages whose interface is complete, with their own names. */
export const LANGUAGES = { en: 'English', hi: 'हिन्दी' } as const;
export type Language = keyof typeof LANGUAGES;

const STORAGE_KEY = 'language';

/** The language of `Intl`: US conventions everywhere, Western digits in every language. */
export const localeOf = (language: Language): string => (language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-US');

/** The chosen language, else the first the browser asks for that we have, else English. */
export function preferredLanguage(): Language {
  const wishes = [storedLanguage(), ...(typeof navigator === 'undefined' ? [] : navigator.languages)];
  return wishes.map((wish) => wish?.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** Remembers the choice for this browser, and in a cookie for the server, which sends the first page already in that language. */
export function storeLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `${STORAGE_KEY}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Blocked storage: the choice lasts as long as the page.
  }
}

/** Takes an account's language where this browser has no choice of its own; it shows with the next page load. */
export function adoptLanguage(language: Language | undefined): void {
  if (language && !isLanguage(storedLanguage())) storeLanguage(language);
}

const isLanguage = (wish: string | null | undefined): wish is Language => wish === 'en' || wish === 'hi';

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

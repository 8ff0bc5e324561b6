import { firstLanguage, isLanguage, LANGUAGE_CODES, LANGUAGE_FACTS, type Language } from '@sannidhi/contracts';

export type { Language };

/** The interface's languages with their own names. */
export const LANGUAGES = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, LANGUAGE_FACTS[code].name])) as Readonly<
  Record<Language, string>
>;

const STORAGE_KEY = 'language';

/** The chosen language, else the first the browser asks for that we have, else English. */
export const preferredLanguage = (): Language =>
  firstLanguage([storedLanguage(), ...(typeof navigator === 'undefined' ? [] : navigator.languages)]);

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

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

import { firstLanguage, isLanguage, LANGUAGE_CODES, LANGUAGE_FACTS, type Language } from '@sannidhi/contracts';

export type { Language };

/** The interface languages with their own names. */
export const LANGUAGES = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, LANGUAGE_FACTS[code].name])) as Readonly<
  Record<Language, string>
>;

const STORAGE_KEY = 'language';

/** The chosen language, otherwise the browser's first preference that we support, otherwise English. */
export const preferredLanguage = (): Language =>
  firstLanguage([storedLanguage(), ...(typeof navigator === 'undefined' ? [] : navigator.languages)]);

/** Saves the choice for this browser, and in a cookie for the server, which then sends the first page in that language. */
export function storeLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `${STORAGE_KEY}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

/** Adopts an account's language if this browser has no choice of its own; it shows from the next page load. */
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

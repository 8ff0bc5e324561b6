/** Languages in which temples in the US hold services, by code. */
export const SERVICE_LANGUAGES = [
  'en',
  'sa',
  'hi',
  'te',
  'ta',
  'kn',
  'gu',
  'ml',
  'mr',
  'bn',
  'or',
  'pa',
  'ne',
  'kok',
  'sd',
  'tcy',
] as const;
export type ServiceLanguage = (typeof SERVICE_LANGUAGES)[number];

const KNOWN: readonly string[] = SERVICE_LANGUAGES;

/** Browsers have no name for Tulu, and give its code back. */
const TULU: Readonly<Record<string, string>> = { en: 'Tulu', hi: 'तुलु', te: 'తుళు', ta: 'துளு', kn: 'ತುಳು', gu: 'તુલુ' };

/** A language's name in the reader's own. What isn't one of the codes, as earlier releases stored it, stays as it is. */
export function languageName(code: string, reader = 'en'): string {
  if (code === 'tcy') return TULU[reader] ?? 'Tulu';
  return KNOWN.includes(code) ? (new Intl.DisplayNames(reader, { type: 'language' }).of(code) ?? code) : code;
}

import { PanchangaRangeError } from '../range-error.ts';
import type { CalendarNames, Language } from './calendar-names.ts';
import type { ReasonWords } from './reasons.en.ts';

/**
 * All texts in one language; festivals in the order of `OBSERVANCE_IDS`. Reasons are written in English and Hindi; other languages use the
 * English sentences.
 */
export type LanguagePack = { calendar: CalendarNames; festivals: readonly string[]; reasons: ReasonWords };

const packs = new Map<Language, LanguagePack>();
let inRecords: CalendarNames | undefined;

/** Makes a language known. */
export function registerLanguage(language: Language, pack: LanguagePack): void {
  packs.set(language, pack);
  inRecords = packs.get(spoken('en'))?.calendar;
}

/** True once a language's names are loaded. */
export function hasLanguage(language: Language): boolean {
  return packs.has(language);
}

/** The requested language if it is loaded, otherwise English, otherwise the one that is. */
export function spoken(wanted: Language): Language {
  if (packs.has(wanted)) return wanted;
  const [first] = packs.keys();
  return packs.has('en') ? 'en' : (first ?? 'en');
}

/** A language's pack, or the one used as its fallback. */
export function languagePack(language: Language): LanguagePack {
  return packs.get(spoken(language)) ?? noLanguage();
}

/** The words that records carry as `name`: English, or if a page never loaded it the language it did load. */
export function recordNames(): CalendarNames {
  return inRecords ?? noLanguage();
}

/** The calendar's words in a language. */
export function calendarNames(language: Language): CalendarNames {
  return languagePack(language).calendar;
}

function noLanguage(): never {
  throw new PanchangaRangeError('language', 'No language is loaded: await loadYears or loadLanguage first.');
}

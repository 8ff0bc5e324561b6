import { en as calendar } from './calendar.en.ts';
import type { CalendarNames, Language } from './calendar-names.ts';
import { en as festivals } from './festivals.en.ts';
import { type ReasonWords, en as reasons } from './reasons.en.ts';

export type FestivalNames = Readonly<Record<string, string>>;

/** Everything one language says. Reasons are written in English and Hindi; other languages borrow the English sentences. */
export type LanguagePack = { calendar: CalendarNames; festivals: FestivalNames; reasons?: ReasonWords };

const packs = new Map<Language, LanguagePack>([['en', { calendar, festivals, reasons }]]);

/** Makes a language known; English always is. */
export function registerLanguage(language: Language, pack: LanguagePack): void {
  packs.set(language, pack);
}

/** The pack of a language, or English while it is not loaded. */
export function languagePack(language: Language): LanguagePack {
  return packs.get(language) ?? { calendar, festivals };
}

/** A festival's or vrata's name by its id; the id itself when it is unknown. */
export function festivalName(id: string, language: Language = 'en'): string {
  return languagePack(language).festivals[id] ?? festivals[id] ?? id;
}

/** The calendar's words in a language. */
export function calendarNames(language: Language): CalendarNames {
  return languagePack(language).calendar;
}

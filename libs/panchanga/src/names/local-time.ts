import { type DayNumber, MS_PER_DAY } from '../place/civil-date.ts';
import { zoneOf } from '../place/zone.ts';
import type { Language } from './calendar-names.ts';

const MONTHS_IN_YEAR = 12;
const HALF_DAY = 12;
const MINUTE_MS = 60_000;
const months = new Map<Language, string[]>();

/** “October 20, 6:05 PM” in English, “20 अक्तूबर, 6:05 pm” in Hindi, by the clocks of a zone. */
export function localTime(ms: number, timeZone: string, language: Language): string {
  const wall = new Date(Math.floor((ms + zoneOf(timeZone).offsetAt(ms)) / MINUTE_MS) * MINUTE_MS);
  const hours = wall.getUTCHours();
  const half = hours < HALF_DAY ? 'AM' : 'PM';
  const clock = `${hours % HALF_DAY || HALF_DAY}:${two(wall.getUTCMinutes())} ${language === 'hi' ? half.toLowerCase() : half}`;
  return `${dayAndMonth(wall, language)}, ${clock}`;
}

/** “October 20, 2025” of a civil day in English, “20 अक्तूबर 2025” in Hindi. */
export function longDate(day: DayNumber, language: Language): string {
  const date = new Date(day * MS_PER_DAY);
  return `${dayAndMonth(date, language)}${language === 'en' ? ',' : ''} ${date.getUTCFullYear()}`;
}

/** In English as in the United States. */
function dayAndMonth(date: Date, language: Language): string {
  const month = monthName(date.getUTCMonth(), language);
  return language === 'en' ? `${month} ${date.getUTCDate()}` : `${date.getUTCDate()} ${month}`;
}

function monthName(month: number, language: Language): string {
  const known = months.get(language) ?? spell(language);
  return known[month] ?? '';
}

function spell(language: Language): string[] {
  const format = new Intl.DateTimeFormat(`${language}-IN`, { month: 'long', timeZone: 'UTC' });
  const spelled = Array.from({ length: MONTHS_IN_YEAR }, (_, month) => format.format(Date.UTC(2000, month, 15)));
  months.set(language, spelled);
  return spelled;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

import { type DayNumber, MS_PER_DAY } from '../place/civil-date.ts';
import { zoneOf } from '../place/zone.ts';
import type { Language } from './calendar-names.ts';

const MONTHS_IN_YEAR = 12;
const MINUTE_MS = 60_000;
const months = new Map<Language, string[]>();

/** “20 October, 18:05” in a language and a zone. */
export function localTime(ms: number, timeZone: string, language: Language): string {
  const wall = new Date(Math.floor((ms + zoneOf(timeZone).offsetAt(ms)) / MINUTE_MS) * MINUTE_MS);
  return `${wall.getUTCDate()} ${monthName(wall.getUTCMonth(), language)}, ${two(wall.getUTCHours())}:${two(wall.getUTCMinutes())}`;
}

/** “20 October 2025” of a civil day in a language. */
export function longDate(day: DayNumber, language: Language): string {
  const date = new Date(day * MS_PER_DAY);
  return `${date.getUTCDate()} ${monthName(date.getUTCMonth(), language)} ${date.getUTCFullYear()}`;
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

import { type Cents, formatMoney, LANGUAGE_FACTS, languageName as nameOfLanguage } from '@sannidhi/contracts';
import { currentLanguage } from './i18n.ts';

type When = string | number | Date;
interface Place {
  /** IANA zone of the place the moment belongs to; instants are UTC, people live in time zones. */
  timeZone?: string;
}

/** Formats a civil or instant date in a place: `Friday, November 20`, optionally with the year. */
export const formatDate = (when: When, { timeZone, ...style }: Place & Intl.DateTimeFormatOptions = {}): string =>
  formatterOf({
    ...(Object.keys(style).length ? style : { month: 'long', day: 'numeric', year: 'numeric' }),
    timeZone: isCivil(when) ? 'UTC' : timeZone,
  }).format(dateOf(when));

/** `Nov 20`: for rows of tables and histories. */
export const formatShortDate = (when: When, place: Place = {}): string => formatDate(when, { ...place, month: 'short', day: 'numeric' });

/** `6:49 AM` in the place's zone. */
export const formatTime = (when: When, place: Place = {}): string => formatDate(when, { ...place, hour: 'numeric', minute: '2-digit' });

/** `Nov 20, 6:49 AM` in the place's zone. */
export const formatDateTime = (when: When, place: Place = {}): string =>
  formatDate(when, { ...place, month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** The civil date (`YYYY-MM-DD`) in a zone, the browser's own without one. From parts: browsers write the same locale's dates differently. */
export function dateIn(timeZone?: string, when: number | Date = Date.now()): string {
  const { year, month, day } = partsOf({ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }, when, 'en-US');
  return `${year}-${month}-${day}`;
}

/** The time on a zone's clocks (`18:30`). From parts, as `dateIn`. */
export function timeIn(timeZone: string, when: number | Date = Date.now()): string {
  const { hour, minute } = partsOf({ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, when, 'en-US');
  return `${hour}:${minute}`;
}

/** "Eastern Time": the common name of an IANA zone's time, without the continent that some languages put before it. */
export function formatZone(timeZone: string): string {
  const name = partsOf({ timeZone, timeZoneName: 'longGeneric' }, Date.now()).timeZoneName ?? timeZone;
  return name.replace(NORTH_AMERICAN, '');
}

/** What Hindi, Kannada and Gujarati say in full, and people here leave out. */
const NORTH_AMERICAN = /^(?:उत्तरी अमेरिकी|ಉತ್ತರ ಅಮೆರಿಕದ|ઉત્તર અમેરિકન) /;

/** Cents as dollars in the user's digits and grouping, `$` first in every language. */
export const formatCents = (cents: Cents): string => formatMoney(cents);

/** Cents in the shortest form, for a chart's scale: `$3,000`, `$3,000.50`. */
export const formatScaleCents = (cents: Cents): string => formatCents(cents).replace(/\.00$/, '');

/** A language's name in the user's own. */
export const languageName = (code: string): string => nameOfLanguage(code, currentLanguage());

/** A grouped count: `1,116`. */
export const formatCount = (count: number): string => count.toLocaleString('en-US');

/** Building a formatter costs a hundred times as much as using it. Without a zone it keeps the device's own, which changes on a journey. */
const formatters = new Map<string, Intl.DateTimeFormat>();
function formatterOf(style: Intl.DateTimeFormatOptions, language = locale()): Intl.DateTimeFormat {
  const key = [language, ...deviceOffsets(), JSON.stringify(style)].join();
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(language, style);
  formatters.set(key, formatter);
  return formatter;
}

/** In winter and summer: two zones may agree in one of them. */
const deviceOffsets = (): number[] => [0, 6].map((month) => new Date(2026, month).getTimezoneOffset());

const partsOf = (style: Intl.DateTimeFormatOptions, when: number | Date, language?: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    formatterOf(style, language)
      .formatToParts(when)
      .map(({ type, value }) => [type, value]),
  );

const locale = () => LANGUAGE_FACTS[currentLanguage()].locale;
/** A civil date (`2026-11-20`) has no instant: it is parsed and shown in UTC so that no zone shifts it by a day. */
const isCivil = (when: When): when is string => typeof when === 'string' && when.length === 10;
const dateOf = (when: When): Date => (when instanceof Date ? when : new Date(when));

import { type Cents, formatMoney, LANGUAGE_FACTS } from '@sannidhi/contracts';
import { currentLanguage } from './i18n.ts';

type When = string | number | Date;
interface Place {
  /** IANA zone of the place the moment belongs to; instants are UTC, people live in time zones. */
  timeZone?: string;
}

/** Formats a civil or instant date in a place: `Friday, November 20`, optionally with the year. */
export const formatDate = (when: When, { timeZone, ...style }: Place & Intl.DateTimeFormatOptions = {}): string =>
  new Intl.DateTimeFormat(locale(), {
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
  const style = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en-US', style).formatToParts(when);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** "Eastern Time": the common name of an IANA zone's time. */
export function formatZone(timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale(), { timeZone, timeZoneName: 'longGeneric' }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Cents as dollars in the user's digits and grouping, `$` first in every language. */
export const formatCents = (cents: Cents): string => formatMoney(cents, '$', 'en-US');

/** Cents in the shortest form, for a chart's scale: `$3,000`, `$3,000.50`. */
export const formatScaleCents = (cents: Cents): string => formatCents(cents).replace(/\.00$/, '');

/** A grouped count: `1,116`. */
export const formatCount = (count: number): string => new Intl.NumberFormat('en-US').format(count);

const locale = () => LANGUAGE_FACTS[currentLanguage()].locale;
/** A civil date (`2026-11-20`) has no instant: it is parsed and shown in UTC so that no zone shifts it by a day. */
const isCivil = (when: When): when is string => typeof when === 'string' && when.length === 10;
const dateOf = (when: When): Date => (when instanceof Date ? when : new Date(when));

import { LANGUAGE_FACTS, type Language } from '@sannidhi/contracts';
import { dateAt, instantOf } from '@sannidhi/panchanga';

/** A civil date with the month's name: `2026-11-20` is `November 20, 2026`. */
export function longDate(localDate: string, language: Language = 'en'): string {
  const format = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${localDate}T00:00:00Z`));
}

/** The civil date of an instant in a place: YYYY-MM-DD. */
export function localDateAt(instant: Date, timeZone: string): string {
  return dateAt(instant.getTime(), timeZone);
}

/** The instant when a civil day begins in a place. If clocks skip midnight it is the first instant of that day. */
export const startOfDay = (localDate: string, timeZone: string): Date => localInstant(localDate, '00:00', timeZone);

/** The instant when clocks in a place show a time (`24:00` is the day’s end). One that they skip is as long after the change. */
export const localInstant = (localDate: string, time: string, timeZone: string): Date =>
  new Date(time === '24:00' ? instantOf(dayAfter(localDate), '00:00', timeZone) : instantOf(localDate, time, timeZone));

/** The next civil day. */
export const dayAfter = (localDate: string): string =>
  new Date(Date.parse(`${localDate}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

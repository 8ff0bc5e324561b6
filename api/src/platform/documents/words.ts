import { LANGUAGE_FACTS, type Language } from '@sannidhi/contracts';
import { dateAt } from '@sannidhi/panchanga';

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
export function localInstant(localDate: string, time: string, timeZone: string): Date {
  const utc = Date.parse(`${localDate}T${time}:00Z`);
  // The offset is read at the guess and once more at the result: it may have changed in between.
  const guess = utc - offsetMs(new Date(utc), timeZone);
  return new Date(utc - offsetMs(new Date(guess), timeZone));
}

/** The next civil day. */
export const dayAfter = (localDate: string): string =>
  new Date(Date.parse(`${localDate}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

function offsetMs(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((p) => p.type === type)?.value ?? 0);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return local - Math.floor(instant.getTime() / 1000) * 1000;
}

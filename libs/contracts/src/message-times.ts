import { isLanguage, LANGUAGE_FACTS } from './languages.ts';

const localeOf = (reader: string): string => (isLanguage(reader) ? LANGUAGE_FACTS[reader].locale : reader);

/** An instant by a zone's clocks, for a message's reader: `Nov 20, 6:30 PM`. */
export const dayAndTimeOf = (at: string | number, timeZone: string, reader: string): string =>
  new Intl.DateTimeFormat(localeOf(reader), { timeZone, month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(
    new Date(at),
  );

/** A time on a clock (`18:30`, `24:00` for the day's end), for a message's reader: `6:30 PM`. */
export const wallTimeOf = (time: string, reader: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const format = new Intl.DateTimeFormat(localeOf(reader), { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
  return format.format(Date.UTC(2026, 0, 1, hours, minutes));
};

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

/**
 * An instant with the name of its zone, as people in the US write it: `Wed, Dec 2, 5:00 PM EST`. Where a language has no letters for the
 * zone, `Intl` writes its distance from London (`GMT-5`), which says nothing to people there: they use the English letters.
 */
export function momentWithZone(reader: string, style: Intl.DateTimeFormatOptions & { timeZone: string }, at: string | number): string {
  const inZone = (locale: string) => new Intl.DateTimeFormat(locale, { ...style, timeZoneName: 'short' }).formatToParts(new Date(at));
  const letters = inZone('en-US').find(isZone)?.value;
  return inZone(localeOf(reader))
    .map((part) => (isZone(part) && part.value.startsWith('GMT') ? letters : part.value))
    .join('')
    .replaceAll(NARROW_SPACE, ' ');
}

/** Of parts only, before AM and PM. A text message with one has room for 70 characters instead of 160. */
const NARROW_SPACE = '\u202f';

const isZone = ({ type }: Intl.DateTimeFormatPart): boolean => type === 'timeZoneName';

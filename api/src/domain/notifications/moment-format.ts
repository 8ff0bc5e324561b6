import { momentWithZone } from '@sannidhi/contracts';

/** How a message says when something takes place: on the temple's clocks. `momentWithZone` adds its zone: the reader may be elsewhere. */
export const MOMENT_FORMAT = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions;

/** "Wed, Dec 2, 5:00 PM EST" */
export const momentIn = (locale: string, at: string, timeZone: string): string =>
  momentWithZone(locale, { ...MOMENT_FORMAT, timeZone }, at);

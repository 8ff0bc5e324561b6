/** How a message says when something takes place: on the temple's clocks, with its zone, since its reader may be elsewhere. */
export const MOMENT_FORMAT = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const satisfies Intl.DateTimeFormatOptions;

/** "Wed, Dec 2, 5:00 PM EST" */
export const momentIn = (locale: string, at: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { ...MOMENT_FORMAT, timeZone }).format(new Date(at));

import { LANGUAGE_FACTS, type Language } from '@sannidhi/contracts';

interface Moment {
  startsAt: string;
  timeZone: string;
}

/** On the temple's clocks, with its zone: the reader may be elsewhere. */
export function momentOf({ startsAt, timeZone }: Moment, language: Language): string {
  const format = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { ...format, timeZone }).format(new Date(startsAt));
}

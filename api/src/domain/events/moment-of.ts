import { LANGUAGE_FACTS, type Language } from '@sannidhi/contracts';
import { momentIn } from '../notifications/moment-format.ts';

interface Moment {
  startsAt: string;
  timeZone: string;
}

/** On the temple's clocks, with its zone: the reader may be elsewhere. */
export function momentOf({ startsAt, timeZone }: Moment, language: Language): string {
  return momentIn(LANGUAGE_FACTS[language].locale, startsAt, timeZone);
}

import { festivalNoun, type Message, messagesOf, PANCHANGA_FIRST_YEAR, PANCHANGA_LAST_YEAR, platformMessages } from '@sannidhi/contracts';
import type { PanchangaRangeError } from '@sannidhi/panchanga';

const say = messagesOf(festivalNoun);
const YEARS = { first: PANCHANGA_FIRST_YEAR, last: PANCHANGA_LAST_YEAR };

/** What the calendar can't answer, as a message: the library's own sentence is for engineers. */
export function rangeMessage({ field }: Pick<PanchangaRangeError, 'field'>): Message {
  switch (field) {
    case 'timeZone':
      return say('panchanga.time-zone-unknown');
    case 'latitude':
      return say('panchanga.latitude-range', { min: -90, max: 90 });
    case 'longitude':
      return say('panchanga.longitude-range', { min: -180, max: 180 });
    case 'year':
      return say('panchanga.year-range', YEARS);
    case 'date':
    case 'instant':
    case 'span':
      return say('panchanga.date-range', YEARS);
    default:
      return messagesOf(platformMessages)('value-invalid');
  }
}

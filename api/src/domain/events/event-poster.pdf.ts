import { BRAND } from '@sannidhi/contracts';
import { posterSheet } from '../../platform/documents/poster.ts';

export interface EventPoster {
  templeName: string;
  city: string;
  event: string;
  /** "Sat, Nov 28, 5:30 PM EST", soonest first. */
  dates: readonly string[];
  /** In words; empty where there is none to name. */
  place: string;
  url: string;
}

/** How many dates it names. */
const NAMED = 3;

/** A letter-size poster of an event: what, when and where, with a code that opens its public page. */
export const eventPosterPdf = ({ event, dates, place, ...temple }: EventPoster): Promise<Buffer> =>
  posterSheet({
    ...temple,
    title: event,
    heading: event,
    facts: [...dates.slice(0, NAMED), ...(dates.length > NAMED ? [`and ${dates.length - NAMED} more`] : []), ...(place ? [place] : [])],
    call: 'Point your camera here',
    steps: ['The event’s page has the program and the latest times.'],
    footer: BRAND.name,
  });

import { wordsIn } from '../notifications/written-words.ts';
import { BOOKING_WORDS } from './booking-words.ts';

export interface Booked {
  temple: string;
  pooja: string;
  /** Instant, shown in the temple's zone. */
  startsAt: string;
  timeZone: string;
}

export type Moved = Booked & { before: string; until?: string; reason?: string | null };
export type Canceled = Booked & { reason: string; refund: string | null };
export type Performed = Booked & { note: string | null };

export const when = (locale: string, { startsAt, timeZone }: Pick<Booked, 'startsAt' | 'timeZone'>): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone }).format(
    new Date(startsAt),
  );

/** The other languages of a kind: `text` chooses the text by the parameters, `more` has its values besides those of every booking. */
export const inOthers = <Params extends Booked>(
  text: string | ((params: Params) => string),
  more: (params: Params, at: (instant: string) => string) => Record<string, string> = () => ({}),
) =>
  wordsIn<Params>(BOOKING_WORDS, (booked, locale) => {
    const at = (startsAt: string) => when(locale, { startsAt, timeZone: booked.timeZone });
    const { pooja, temple, startsAt } = booked;
    return { text: typeof text === 'string' ? text : text(booked), values: { pooja, temple, when: at(startsAt), ...more(booked, at) } };
  });

import type { Language } from '@sannidhi/contracts';
import { momentIn } from '../../notifications/moment-format.ts';
import { typedSentence } from '../../notifications/typed-sentence.ts';
import { wordsIn } from '../../notifications/written-words.ts';
import { BOOKING_WORDS } from '../words/booking-words.ts';

export interface Booked {
  temple: string;
  pooja: string;
  /** Instant, shown in the temple's zone. */
  startsAt: string;
  timeZone: string;
  /** The zone before, where that is what changed. */
  beforeZone?: string;
}

/** `office`: where the temple's office is reached, for a family without an account: nobody else can cancel for it. */
export type Moved = Booked & { before: string; until?: string; reason?: string | null; office?: string };
/** `isMailed`: its prasadam was shipped, and isn't part of the refund. Missing from notices of earlier releases. */
export type Canceled = Booked & { reason: string; refund: string | null; isMailed?: boolean };
/** Places from the waitlist. Notices of earlier releases don't say how many: one. */
export type Waited = Booked & { places?: number };
/** `places`: for how many they waited together; `most`: how many there can be. */
export type WaitedTooMany = Booked & { places: number; most: number };
/** `wanted`: for how many they wait. */
export type PlacesOffered = Waited & { wanted?: number; until: string };
export type Performed = Booked & { note: string | null };

/** Who books. */
export const family = { to: 'account', roles: ['donor'] } as const;

export const when = (locale: string, { startsAt, timeZone }: Pick<Booked, 'startsAt' | 'timeZone'>): string =>
  momentIn(locale, startsAt, timeZone);

export const isOne = ({ places = 1 }: Waited): boolean => places === 1;

/** Fewer places than are waited for. */
export const isPart = ({ places = 1, wanted = places }: PlacesOffered): boolean => places < wanted;

/** When it was before it moved, as its reader knew it. */
export const whenBefore = (locale: string, { before, ...booked }: Booked & { before: string }): string =>
  when(locale, { ...booked, startsAt: before, timeZone: booked.beforeZone ?? booked.timeZone });

/** The end of the sentence that says from when it was moved, with the temple's reason if it gave one. */
export const because = ({ reason }: Moved, language: Language = 'en'): string =>
  reason ? `: ${typedSentence(reason, language)}` : language === 'hi' ? '।' : '.';

/** How a family cancels what was moved: itself, or at the office if it has no account. */
export const cancelIn = {
  en: ({ until, office, timeZone }: Moved): string => {
    const by = until ? momentIn('en-US', until, timeZone) : '';
    if (office) return `The temple’s office cancels it with a full refund if you ask by ${by}: ${office}.`;
    return `You can cancel it with a full refund${until ? ` until ${by}` : ''}.`;
  },
  hi: ({ until, office, timeZone }: Moved): string => {
    const by = until ? `${momentIn('hi-IN', until, timeZone)} तक ` : '';
    if (office) return `${by}आपके कहने पर मंदिर का कार्यालय इसे पूरी वापसी के साथ रद्द करेगा: ${office}।`;
    return `आप इसे ${by}पूरी वापसी के साथ रद्द कर सकते हैं।`;
  },
};

/** The other languages of a kind: `text` chooses the text by the parameters, `more` has its values besides those of every booking. */
export const inOthers = <Params extends Booked>(
  text: string | ((params: Params) => string),
  more: (params: Params, at: (instant: string) => string, locale: string) => Record<string, string> = () => ({}),
) =>
  wordsIn<Params>(BOOKING_WORDS, (booked, locale) => {
    const { pooja, temple, startsAt, timeZone } = booked;
    const at = (instant: string) => momentIn(locale, instant, timeZone);
    return {
      text: typeof text === 'string' ? text : text(booked),
      values: { pooja, temple, when: at(startsAt), ...more(booked, at, locale) },
    };
  });

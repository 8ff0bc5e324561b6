import { wordsIn } from '../notifications/written-words.ts';
import { REQUEST_WORDS } from './request-words.ts';

export interface Asked {
  temple: string;
  pooja: string;
}

export type Quoted = Asked & { total: string; validUntil: string };
export type Scheduled = Asked & { startsAt: string; timeZone: string };
export type Completed = Asked & { due: string | null };
export type Canceled = Asked & { reason: string; refund: string | null };

export const dateIn = (locale: string, date: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

export const timeIn = (locale: string, { startsAt, timeZone }: { startsAt: string; timeZone: string }): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone }).format(
    new Date(startsAt),
  );

/** The other languages of a kind: `text` chooses the text by the parameters, `more` has its other values. */
export const inOthers = <Params extends Asked>(
  text: string | ((params: Params) => string),
  more: (params: Params, locale: string) => Record<string, string> = () => ({}),
) =>
  wordsIn<Params>(REQUEST_WORDS, (asked, locale) => ({
    text: typeof text === 'string' ? text : text(asked),
    values: { pooja: asked.pooja, temple: asked.temple, ...more(asked, locale) },
  }));

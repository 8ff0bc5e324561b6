import { LANGUAGE_FACTS, type Language, momentWithZone, type RequestPart, saidIn } from '@sannidhi/contracts';
import { MOMENT_FORMAT } from '../notifications/moment-format.ts';
import { wordsIn } from '../notifications/written-words.ts';
import { PART_WORDS, REQUEST_WORDS } from './request-words.ts';

export interface Asked {
  temple: string;
  pooja: string;
}

export type Quoted = Asked & { total: string; validUntil: string };
/** `before`: when its family expected it, where the temple chose another time; notifications from before it was said lack it. */
export type Scheduled = Asked & { startsAt: string; timeZone: string; before?: string | null };
export type Completed = Asked & { due: string | null };
/** `parts`: what went back of each payment, where there were several; notifications from before it was said lack it. */
export type Canceled = Asked & { reason: string; refund: string | null; parts?: readonly { part: RequestPart; amount: string }[] };

/** "deposit $101.00 and rest $150.00", where several payments went back. */
export function partsIn(language: Language, parts: Canceled['parts'] = []): string {
  const words = saidIn(PART_WORDS, language);
  return new Intl.ListFormat(LANGUAGE_FACTS[language].locale).format(parts.map(({ part, amount }) => `${words[part]} ${amount}`));
}

/** The text that says what goes back, if anything does: of one payment, or of several. */
export const canceledText = ({ refund, parts = [] }: Canceled) =>
  parts.length > 1 ? 'canceled-refunds' : refund ? 'canceled-refund' : 'canceled';

const DAY = { weekday: 'short', month: 'long', day: 'numeric' } as const;

export const dateIn = (locale: string, date: string): string => {
  const at = new Date(`${date}T00:00:00Z`);
  return new Intl.DateTimeFormat(locale, { ...DAY, ...yearOf(at, 'UTC'), timeZone: 'UTC' }).format(at);
};

export const timeIn = (locale: string, { startsAt, timeZone }: { startsAt: string; timeZone: string }): string =>
  momentWithZone(locale, { ...MOMENT_FORMAT, ...yearOf(new Date(startsAt), timeZone), timeZone }, startsAt);

/** When its family expected it. */
export const timeBefore = (locale: string, { startsAt, timeZone, before }: Scheduled): string =>
  timeIn(locale, { startsAt: before ?? startsAt, timeZone });

/** A date of another year names it. */
function yearOf(at: Date, timeZone: string): { year?: 'numeric' } {
  const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone });
  return year.format(at) === year.format(new Date()) ? {} : { year: 'numeric' };
}

/** The other languages of a kind: `text` chooses the text by the parameters, `more` has its other values. */
export const inOthers = <Params extends Asked>(
  text: string | ((params: Params) => string),
  more: (params: Params, locale: string, language: Language) => Record<string, string> = () => ({}),
) =>
  wordsIn<Params>(REQUEST_WORDS, (asked, locale, language) => ({
    text: typeof text === 'string' ? text : text(asked),
    values: { pooja: asked.pooja, temple: asked.temple, ...more(asked, locale, language) },
  }));

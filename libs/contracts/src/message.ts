import { dayAndTimeOf, wallTimeOf } from './message-times.ts';
import { formatMoney } from './money.ts';
import { languageName } from './service-languages.ts';

/**
 * A message's values by name. One whose name ends in `Cents` is money in whole cents, one in `At` an instant (ISO 8601) in the message's
 * `timeZone`, one in `Time` a time on a clock (`18:30`), `language` a code and `languages` several with commas between them: formatted where
 * they are displayed, for their reader.
 */
export type MessageParams = Readonly<Record<string, string | number>>;

/** A message as it travels: its code and its values. Catalogs are keyed by the code. */
export type MessageRef = { code: string; params?: MessageParams };

/**
 * A message of a schema or an error, with its English sentence. A type and not an interface, because yup accepts plain records as messages.
 */
export type Message = MessageRef & { sentence: string };

type NamesIn<Sentence extends string> = Sentence extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;
/** The values a sentence requires, as the last argument; none for a sentence without `{{…}}`. */
export type ParamsOf<Sentence extends string> = [NamesIn<Sentence>] extends [never]
  ? []
  : [params: Readonly<Record<NamesIn<Sentence>, string | number> & { timeZone?: string }>];

/** Looks up one noun's declared messages: `const say = messagesOf(fundNoun)`, `say('fund.name-required')`. */
export const messagesOf =
  <const Messages extends Readonly<Record<string, string>>>({ messages }: { messages: Messages }) =>
  <Code extends keyof Messages & string>(code: Code, ...[params]: ParamsOf<Messages[Code]>): Message => ({
    code,
    // Filled in when it is read: the first amount in a browser costs a formatter, and a page declares messages that nobody sees.
    get sentence() {
      return filled(messages[code] ?? code, params);
    },
    ...(params ? { params } : {}),
  });

/** How values are written for a reader. */
interface Reader {
  money: (cents: number) => string;
  language: string;
}

/** A sentence with its values filled in for a reader. A missing value leaves its name, so that someone notices. */
export const filled = (sentence: string, params: MessageParams = {}, reader: Reader = { money: formatMoney, language: 'en' }): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (name === 'language' || name === 'languages') return languageNames(String(value), reader.language);
    if (name.endsWith('At')) return dayAndTimeOf(value, String(params.timeZone ?? 'UTC'), reader.language);
    if (name.endsWith('Time')) return wallTimeOf(String(value), reader.language);
    return name.endsWith('Cents') && typeof value === 'number' ? reader.money(value) : String(value);
  });

const languageNames = (codes: string, reader: string): string =>
  codes
    .split(', ')
    .map((code) => languageName(code, reader))
    .join(', ');

/** A message without its English sentence, as it travels next to one. */
export const refOf = ({ code, params }: MessageRef): MessageRef => ({ code, ...(params ? { params } : {}) });

/** Whether a value is a message: what a schema's rule returns. */
export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'code' in value && 'sentence' in value;

/** As yup throws it: the error for one value, or the errors for each of its fields in `inner`. */
interface Refusal {
  path?: string | undefined;
  message: unknown;
  inner: readonly Refusal[];
}

/** A schema's errors, field by field. A schema from outside the contracts may still use plain sentences. */
export const refusalsOf = (error: Refusal): { path: string; message: Message }[] =>
  (error.inner.length > 0 ? error.inner : [error]).map(({ path = '', message }) => ({
    path,
    message: isMessage(message) ? message : { code: 'value-invalid', sentence: String(message) },
  }));

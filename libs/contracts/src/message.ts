import { formatMoney } from './money.ts';

/** Values of a message by name. One whose name ends in `Cents` is money in whole cents, formatted by whoever shows it. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** A sentence as it travels: its code, and the values in it. Catalogs are keyed by the code. */
export type MessageRef = { code: string; params?: MessageParams };

/** A message of a schema or an error, with its English sentence. A type and not an interface: yup takes plain records as messages. */
export type Message = MessageRef & { sentence: string };

type NamesIn<Sentence extends string> = Sentence extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;
/** The values a sentence wants, as the last argument of whoever says it; none for a sentence without `{{…}}`. */
export type ParamsOf<Sentence extends string> = [NamesIn<Sentence>] extends [never]
  ? []
  : [params: Readonly<Record<NamesIn<Sentence>, string | number>>];

/** Says the declared messages of one noun: `const say = messagesOf(fundNoun)`, `say('fund.name-required')`. */
export const messagesOf =
  <const Messages extends Readonly<Record<string, string>>>({ messages }: { messages: Messages }) =>
  <Code extends keyof Messages & string>(code: Code, ...[params]: ParamsOf<Messages[Code]>): Message => ({
    code,
    sentence: filled(messages[code] ?? code, params),
    ...(params ? { params } : {}),
  });

/** A sentence with its values; amounts in cents through `money`. A value that is missing leaves its name, so that it is noticed. */
export const filled = (sentence: string, params: MessageParams = {}, money: (cents: number) => string = formatMoney): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return name.endsWith('Cents') && typeof value === 'number' ? money(value) : String(value);
  });

/** A message without its English sentence, as it travels beside one. */
export const refOf = ({ code, params }: MessageRef): MessageRef => ({ code, ...(params ? { params } : {}) });

/** Whether something is a message: what a schema's rule answers with. */
export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'code' in value && 'sentence' in value;

/** As yup throws it: what is wrong with one value, or what is wrong with each of its fields in `inner`. */
interface Refusal {
  path?: string | undefined;
  message: unknown;
  inner: readonly Refusal[];
}

/** What a schema refused, field by field. A schema that is none of the contract's may still speak in plain sentences. */
export const refusalsOf = (error: Refusal): { path: string; message: Message }[] =>
  (error.inner.length > 0 ? error.inner : [error]).map(({ path = '', message }) => ({
    path,
    message: isMessage(message) ? message : { code: 'value-invalid', sentence: String(message) },
  }));

import { filled, isMessage, type Message, type PlainRule } from '@sannidhi/contracts';
import { type AnyObjectSchema, type Schema, ValidationError } from 'yup';
import { messageSentence } from '../text/message-words.ts';

/**
 * The limits that a painted form knows, by yup's name for a rule; what a schema does to a text by itself needs none, and what it says of an
 * empty field it is asked for.
 */
const LIMITS: Readonly<Record<string, (params: Params, type: string) => Omit<PlainRule, 'sentence'> | undefined>> = {
  required: () => undefined,
  min: ({ min }, type) => (type === 'number' ? { least: Number(min) } : { min: Number(min) }),
  max: ({ max }, type) => (type === 'number' ? { most: Number(max) } : { max: Number(max) }),
  email: ({ regex }) => ({ pattern: patternOf(regex) }),
  matches: ({ regex }) => ({ pattern: patternOf(regex) }),
  integer: () => undefined,
  trim: () => undefined,
  string_case: () => undefined,
};
type Params = Readonly<Record<string, unknown>>;
type Say = (message: Message) => string;

/**
 * A schema's rules, field by field, for a form that is used before the schemas have loaded.
 * @param say a message in the page's language
 * @throws for a rule that such a form can't check: its schema has to be checked by the app.
 */
export function plainRules(schema: AnyObjectSchema, say: Say = messageSentence): Record<string, PlainRule[]> {
  return Object.fromEntries(
    Object.entries(schema.fields).map(([name, field]) => [
      name,
      [...ofNothing(field as Schema, say), ...(field as Schema).tests.flatMap((test) => plainRule(field as Schema, test.OPTIONS, say))],
    ]),
  );
}

/** Several rules may refuse an empty field: the schema itself tells what it says. A form gives it nothing instead of an empty text. */
function ofNothing(field: Schema, say: Say): PlainRule[] {
  try {
    field.validateSync(undefined);
    return [];
  } catch (error) {
    return error instanceof ValidationError ? [{ min: 1, sentence: sentenceOf(error.errors[0], say) }] : [];
  }
}

function plainRule({ type }: Schema, options: Schema['tests'][number]['OPTIONS'], say: Say): PlainRule[] {
  const { name = '', params = {}, message } = options ?? {};
  const limit = LIMITS[name];
  if (!limit) throw new Error(`A painted form can't check the rule "${name}"`);
  const limits = limit(params, type);
  const given: unknown =
    typeof message === 'function' ? message({ ...params, path: '', value: '', originalValue: '', label: '' }) : message;
  return limits ? [{ ...limits, sentence: sentenceOf(given, say) }] : [];
}

const sentenceOf = (given: unknown, say: Say) => (isMessage(given) ? say(given) : filled(String(given)));

function patternOf(regex: unknown): string {
  const { source, flags } = regex as RegExp;
  if (flags) throw new Error(`A painted form can't check /${source}/${flags}`);
  return source;
}

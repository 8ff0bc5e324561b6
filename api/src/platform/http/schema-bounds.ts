import { isMessage, type Message, messagesOf, platformMessages } from '@sannidhi/contracts';
import { type Schema, ValidationError } from 'yup';

/** How large a value a schema takes at most, and the message it refuses a larger one with. */
export interface Bound {
  most: number;
  message: Message;
}

const MISSHAPEN = messagesOf(platformMessages)('value-unreadable');
/** For what says no size of its own; a contracts test keeps that from happening to texts and lists. */
const UNSAID = { string: 1_000, array: 100 };
/** A number, a date or a choice written as a text. */
const PLAIN_CHARACTERS = 100;

const bounds = new WeakMap<object, Bound>();

/** The bound of a schema: characters of a text as it arrives, items of a list. Read once and kept. */
export function boundOf(schema: Schema): Bound {
  const known = bounds.get(schema) ?? readBound(schema);
  bounds.set(schema, known);
  return known;
}

function readBound(schema: Schema): Bound {
  const limit = schema.tests.map(({ OPTIONS }) => OPTIONS).find((options) => options?.name === 'max' || options?.name === 'length');
  const said = limit?.params?.max ?? limit?.params?.length;
  if (schema.type !== 'string' && schema.type !== 'array') return { most: PLAIN_CHARACTERS, message: MISSHAPEN };
  if (typeof said !== 'number') return { most: Math.max(UNSAID[schema.type], ...choices(schema)), message: MISSHAPEN };
  // What yup's types call a string is whatever the rule was given: a contract's rules give messages.
  const refusal: unknown = ValidationError.formatError(limit?.message as string, { ...limit?.params, path: 'this' });
  return { most: said, message: isMessage(refusal) ? refusal : { ...MISSHAPEN, sentence: String(refusal) } };
}

const choices = (schema: Schema) => schema.describe().oneOf.map((choice) => String(choice).length);

/** A character may be written as six: `\\u0915`. */
const ESCAPED = 6;
const AROUND_A_FIELD = 10;

/** How many characters of JSON a schema's largest payload takes; without end where something is cut or checked elsewhere. */
export function charactersOf(schema: Schema | undefined): number {
  if (!schema) return 0;
  const { fields, innerType } = schema as Schema & { fields?: Record<string, Schema>; innerType?: Schema };
  if (fields) return Object.entries(fields).reduce((sum, [name, field]) => sum + name.length + AROUND_A_FIELD + charactersOf(field), 0);
  if (innerType) return boundOf(schema).most * (charactersOf(innerType) + AROUND_A_FIELD);
  const isOpen = (schema.meta() as { cut?: true } | undefined)?.cut === true || (schema.type === 'mixed' && choices(schema).length === 0);
  return isOpen ? Number.POSITIVE_INFINITY : boundOf(schema).most * ESCAPED;
}

import { isMessage, type Message, messagesOf, platformMessages } from '@sannidhi/contracts';
import { type Schema, ValidationError } from 'yup';

/** The largest value a schema accepts, and the message for a larger one. */
export interface Bound {
  most: number;
  message: Message;
}

const MISSHAPEN = messagesOf(platformMessages)('value-unreadable');
/** For schemas without a maximum of their own; a test in contracts prevents that for texts and lists. */
const UNSAID = { string: 1_000, array: 100 };
/** A number, a date or a choice sent as text. */
const PLAIN_CHARACTERS = 100;

const bounds = new WeakMap<object, Bound>();

/** A schema's bound: characters of a text as it arrives, items of a list. Computed once and cached. */
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
  // What yup's types call a string is whatever the rule received: our rules pass messages.
  const refusal: unknown = ValidationError.formatError(limit?.message as string, { ...limit?.params, path: 'this' });
  return { most: said, message: isMessage(refusal) ? refusal : { ...MISSHAPEN, sentence: String(refusal) } };
}

const choices = (schema: Schema) => schema.describe().oneOf.map((choice) => String(choice).length);

/** A character may be escaped as six: `\u0915`. */
const ESCAPED = 6;
const AROUND_A_FIELD = 10;

/** The JSON length of a schema's largest payload, in characters; infinite if something is truncated or checked elsewhere. */
export function charactersOf(schema: Schema | undefined): number {
  if (!schema) return 0;
  const { fields, innerType } = schema as Schema & { fields?: Record<string, Schema>; innerType?: Schema };
  if (fields) return Object.entries(fields).reduce((sum, [name, field]) => sum + name.length + AROUND_A_FIELD + charactersOf(field), 0);
  if (innerType) return boundOf(schema).most * (charactersOf(innerType) + AROUND_A_FIELD);
  const isOpen = (schema.meta() as { cut?: true } | undefined)?.cut === true || (schema.type === 'mixed' && choices(schema).length === 0);
  return isOpen ? Number.POSITIVE_INFINITY : boundOf(schema).most * ESCAPED;
}

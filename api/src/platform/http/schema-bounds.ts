import { type Schema, ValidationError } from 'yup';

/** How large a value a schema takes at most, and the sentence it refuses a larger one with. */
export interface Bound {
  most: number;
  sentence: string;
}

const MISSHAPEN = 'We cannot read this value';
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
  if (schema.type !== 'string' && schema.type !== 'array') return { most: PLAIN_CHARACTERS, sentence: MISSHAPEN };
  if (typeof said !== 'number') return { most: Math.max(UNSAID[schema.type], ...choices(schema)), sentence: MISSHAPEN };
  return { most: said, sentence: String(ValidationError.formatError(limit?.message as string, { ...limit?.params, path: 'this' })) };
}

const choices = (schema: Schema) => schema.describe().oneOf.map((choice) => String(choice).length);

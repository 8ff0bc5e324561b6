import type { AnyObjectSchema, InferType } from 'yup';

/**
 * What a form submits: empty texts are omitted, values are trimmed and cast by the schema, and fields the schema doesn't know stay in the
 * browser (a confirmation, a search text).
 */
export function payloadOf<Schema extends AnyObjectSchema>(schema: Schema, values: Record<string, unknown>): InferType<Schema> {
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? undefined : value]));
  return schema.cast(given, { stripUnknown: true, assert: false }) as InferType<Schema>;
}

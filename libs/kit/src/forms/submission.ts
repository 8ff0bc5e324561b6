import type { AnyObjectSchema, InferType } from 'yup';

/**
 * What a form sends: empty texts count as not given, values are trimmed and shaped by the schema, and what the schema does not know stays
 * in the browser (a confirmation, a search text).
 */
export function payloadOf<Schema extends AnyObjectSchema>(schema: Schema, values: Record<string, unknown>): InferType<Schema> {
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? undefined : value]));
  return schema.cast(given, { stripUnknown: true, assert: false }) as InferType<Schema>;
}

import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';
import { DomainError } from './domain-error.ts';

const UNKNOWN = 'We do not know this field';

/**
 * Casts and checks a payload by a contract's schema. Unknown fields are refused before anything is cast, because yup's
 * cast drops them silently. Throws `malformed-request`, `unknown-field` or `invalid-fields` with a sentence per field.
 */
export function parsePayload<Schema extends AnyObjectSchema>(schema: Schema, payload: unknown): InferType<Schema> {
  const given = payload ?? {};
  if (!isRecord(given)) throw new DomainError('malformed-request');
  const unknown = unknownFields(schema, given, '');
  if (unknown.length > 0) throw new DomainError('unknown-field', { fields: Object.fromEntries(unknown.map((path) => [path, UNKNOWN])) });
  try {
    return schema.validateSync(given, { abortEarly: false });
  } catch (error) {
    throw error instanceof ValidationError ? invalidFields(error) : error;
  }
}

function invalidFields(error: ValidationError): DomainError {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) fields[path ?? ''] ??= message;
  const [only, ...others] = Object.values(fields);
  return new DomainError('invalid-fields', { fields, message: others.length === 0 ? only : undefined });
}

function unknownFields(schema: unknown, value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => unknownFields(memberOf(schema, 'innerType'), item, `${path}[${index}]`));
  const fields = memberOf(schema, 'fields');
  if (!isRecord(value) || !isRecord(fields)) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    const at = path ? `${path}.${name}` : name;
    return Object.hasOwn(fields, name) ? unknownFields(fields[name], item, at) : [at];
  });
}

const memberOf = (schema: unknown, member: string): unknown => (isRecord(schema) ? schema[member] : undefined);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

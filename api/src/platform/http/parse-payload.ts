import { refusalsOf } from '@sannidhi/contracts';
import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';
import { DomainError } from './domain-error.ts';
import { Findings, refuseOversize } from './payload-size.ts';

/**
 * Casts and validates a payload with a contract's schema. Before yup casts anything, oversized values are rejected, and so are unknown
 * fields, which its cast would drop silently, and objects in place of plain values, which its transforms trip over. Throws
 * `malformed-request`, `unknown-field` or `invalid-fields` with a message for each of at most twenty fields.
 */
export function parsePayload<Schema extends AnyObjectSchema>(schema: Schema, payload: unknown): InferType<Schema> {
  const given = payload ?? {};
  if (!isRecord(given)) throw new DomainError('malformed-request');
  refuseOversize(given, schema);
  try {
    return schema.validateSync(given, { abortEarly: false });
  } catch (error) {
    throw error instanceof ValidationError ? invalidFields(error) : error;
  }
}

function invalidFields(error: ValidationError): DomainError {
  const found = new Findings();
  for (const { path, message } of refusalsOf(error)) found.add(path, message);
  return new DomainError('invalid-fields', { fields: found.fields, message: found.only });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

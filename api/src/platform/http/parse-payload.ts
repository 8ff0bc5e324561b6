import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';
import { DomainError } from './domain-error.ts';

const UNKNOWN = 'We do not know this field';
const MISSHAPEN = 'We cannot read this value';
const PLAIN_TYPES = new Set<unknown>(['string', 'number', 'boolean', 'date']);

/**
 * Casts and checks a payload by a contract's schema. Before yup casts anything, unknown fields are refused, which its cast
 * would drop silently, and objects in the place of plain values, which its transforms trip over.
 * Throws `malformed-request`, `unknown-field` or `invalid-fields` with a sentence per field.
 */
export function parsePayload<Schema extends AnyObjectSchema>(schema: Schema, payload: unknown): InferType<Schema> {
  const given = payload ?? {};
  if (!isRecord(given)) throw new DomainError('malformed-request');
  refuse('unknown-field', UNKNOWN, pathsOf(given, schema, isUnknown));
  refuse('invalid-fields', MISSHAPEN, pathsOf(given, schema, isMisshapen));
  try {
    return schema.validateSync(given, { abortEarly: false });
  } catch (error) {
    throw error instanceof ValidationError ? invalidFields(error) : error;
  }
}

function refuse(code: 'unknown-field' | 'invalid-fields', sentence: string, paths: readonly string[]): void {
  if (paths.length > 0) throw new DomainError(code, { fields: Object.fromEntries(paths.map((path) => [path, sentence])) });
}

function invalidFields(error: ValidationError): DomainError {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) fields[path ?? ''] ??= message;
  const [only, ...others] = Object.values(fields);
  return new DomainError('invalid-fields', { fields, message: others.length === 0 ? only : undefined });
}

type Finding = (schema: unknown, value: unknown) => boolean;

const isUnknown: Finding = (schema) => schema === undefined;
const isMisshapen: Finding = (schema, value) => PLAIN_TYPES.has(memberOf(schema, 'type')) && typeof value === 'object' && value !== null;

/** The paths of values at which something is found, as yup writes paths: `lines[0].fundId`. */
function pathsOf(value: unknown, schema: unknown, finding: Finding, path = ''): string[] {
  if (path !== '' && finding(schema, value)) return [path];
  if (Array.isArray(value)) {
    const item = memberOf(schema, 'innerType');
    // An array in the place of something else has no schema for its items: yup says so in words.
    return item === undefined ? [] : value.flatMap((each, index) => pathsOf(each, item, finding, `${path}[${index}]`));
  }
  const fields = memberOf(schema, 'fields');
  if (!isRecord(value) || !isRecord(fields)) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const known = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return pathsOf(each, known, finding, path ? `${path}.${name}` : name);
  });
}

const memberOf = (schema: unknown, member: string): unknown => (isRecord(schema) ? schema[member] : undefined);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

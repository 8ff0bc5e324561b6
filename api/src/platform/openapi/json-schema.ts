import type { AnyObjectSchema, SchemaDescription, SchemaFieldDescription, SchemaObjectDescription } from 'yup';

export type JsonSchema = Record<string, unknown>;

/** A yup schema as JSON Schema. Conditions between fields (`when`) can't be expressed and are omitted; the API checks them anyway. */
export const jsonSchemaOf = (schema: AnyObjectSchema): JsonSchema => ofField(schema.describe());

function ofField(field: SchemaFieldDescription): JsonSchema {
  if (!('tests' in field)) return {};
  const base = { ...rulesOf(field), ...(field.oneOf.length > 0 ? { enum: field.oneOf } : {}), ...defaultOf(field) };
  if (isObject(field)) return { ...base, ...ofObject(field) };
  if ('innerType' in field) {
    const inner = Array.isArray(field.innerType) ? undefined : field.innerType;
    return { ...base, type: 'array', items: inner ? ofField(inner) : {} };
  }
  return field.type === 'mixed' ? base : { ...base, type: field.nullable ? [typeOf(field), 'null'] : typeOf(field) };
}

function ofObject({ fields }: SchemaObjectDescription): JsonSchema {
  const entries = Object.entries(fields);
  const required = entries
    .filter(([, field]) => 'optional' in field && !field.optional && field.default === undefined)
    .map(([name]) => name);
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(entries.map(([name, field]) => [name, ofField(field)])),
    ...(required.length > 0 ? { required } : {}),
  };
}

const isObject = (field: SchemaDescription): field is SchemaObjectDescription => field.type === 'object' && 'fields' in field;

function typeOf({ type, tests }: SchemaDescription): string {
  return type === 'number' && tests.some(({ name }) => name === 'integer') ? 'integer' : type;
}

function defaultOf({ default: value, type }: SchemaDescription): JsonSchema {
  return value === undefined || type === 'object' ? {} : { default: value };
}

/** JSON Schema's names for the limits of yup's tests, which depend on the field's type. */
function rulesOf({ type, tests }: SchemaDescription): JsonSchema {
  const rules: JsonSchema = {};
  for (const { name, params } of tests) {
    if (name === 'min') rules[limitWord('min', type)] = params?.min;
    if (name === 'max') rules[limitWord('max', type)] = params?.max;
    if (name === 'length') Object.assign(rules, { [limitWord('min', type)]: params?.length, [limitWord('max', type)]: params?.length });
    if (name === 'email') rules.format = 'email';
    if (name === 'matches' && params?.regex instanceof RegExp) rules.pattern = params.regex.source;
  }
  return rules;
}

function limitWord(end: 'min' | 'max', type: string): string {
  if (type === 'string') return `${end}Length`;
  return type === 'array' ? `${end}Items` : `${end}imum`;
}

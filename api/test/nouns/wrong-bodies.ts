import type { AnyObjectSchema, SchemaDescription, SchemaFieldDescription } from 'yup';

/** The path to a field; a number is an item in a list. */
type Way = readonly (string | number)[];
type Wrong = readonly [what: string, value: unknown];
interface Field {
  way: Way;
  field: SchemaDescription;
}

const NOTHING = Symbol('leave it out');
/** Beyond the range of a database integer or a double that counts cents. */
const HUGE = [1e15 + 0.5, 1e300];
/** No endpoint accepts a longer text than a message. */
const LONG = 20_000;

/** A valid body with one field made invalid, in every way that its schema must refuse; each with a description. */
export function* wrongBodies(schema: AnyObjectSchema, right: object): Generator<[string, unknown]> {
  const fields = fieldsOf(schema.describe());
  yield ['a list', [1, 2]];
  if (fields.some(({ way, field }) => way.length === 1 && isRequired(field))) yield ['nothing', {}];
  for (const { way, field } of fields) {
    if (way.length > 0 && !(way.at(-1)! in Object(at(right, way.slice(0, -1))))) continue;
    for (const [what, value] of wrongValues(field)) if (way.length > 0) yield [`${way.join('.')}: ${what}`, changed(right, way, value)];
    if (field.type === 'object') yield [`${way.join('.')}: an unknown field`, changed(right, [...way, 'admin'], true)];
  }
}

/** Every field, including those of nested objects and lists. */
function fieldsOf(description: SchemaFieldDescription, way: Way = []): Field[] {
  if (!('tests' in description)) return [];
  const own = [{ way, field: description }];
  if ('fields' in description)
    return [...own, ...Object.entries(description.fields).flatMap(([name, field]) => fieldsOf(field, [...way, name]))];
  if ('innerType' in description && description.innerType && !Array.isArray(description.innerType))
    return [...own, ...fieldsOf(description.innerType, [...way, 0])];
  return own;
}

function* wrongValues(field: SchemaDescription): Generator<Wrong> {
  const { type, nullable, oneOf, tests } = field;
  // Checked by its service, beyond what a schema can express.
  if (type === 'mixed' && oneOf.length === 0) return;
  if (isRequired(field) && type !== 'array') yield ['left out', NOTHING];
  if (!nullable) yield ['null', null];
  if (type !== 'object' && type !== 'mixed') yield ['an object', { a: 1 }];
  if (type !== 'array') yield ['a list', [[]]];
  if (type !== 'string' && oneOf.length === 0) yield ['a text', 'fifty dollars'];
  if (oneOf.length > 0) yield ['no choice there is', 'no-such-choice'];
  const limit = (name: string) => tests.find((test) => test.name === name)?.params?.[name];
  if (type === 'number') yield* wrongNumbers(limit);
  if (type === 'string' && !isCut(field)) yield ['too long', 'x'.repeat(Number(limit('max') ?? LONG) + 1)];
  if (type === 'array') yield ['too many', Array.from({ length: Number(limit('max') ?? limit('length') ?? 500) + 1 }, () => null)];
}

function* wrongNumbers(limit: (name: string) => unknown): Generator<Wrong> {
  for (const huge of HUGE) yield [`${huge}`, huge];
  yield ['negative', Math.min(0, Number(limit('min') ?? 0)) - 1e9];
}

const isRequired = ({ optional, default: preset }: SchemaDescription) => !optional && preset === undefined;
const isCut = ({ meta }: SchemaDescription) => (meta as { cut?: true } | undefined)?.cut === true;

const at = (value: unknown, way: Way): unknown =>
  way.reduce<unknown>((found, name) => (found as Record<string | number, unknown>)?.[name], value);

function changed(right: object, way: Way, value: unknown): unknown {
  const copy = structuredClone(right);
  const parent = at(copy, way.slice(0, -1)) as Record<string | number, unknown>;
  const name = way.at(-1) ?? '';
  if (value === NOTHING) delete parent[name];
  else parent[name] = value;
  return copy;
}

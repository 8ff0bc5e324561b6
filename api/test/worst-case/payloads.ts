import type { AnyObjectSchema } from 'yup';

/** In bytes: just under the limit of the endpoints that allow most, and just under the limit of every endpoint. */
const SIZES = [250_000, 60_000] as const;
/** A request's line and headers may take 16 kB. */
const ADDRESS_BYTES = 12_000;

/** Runs that trip up patterns: one for each class of characters, and what joins words, numbers, addresses, quotes and paths. */
export const RUNS = [
  'a',
  'A',
  '0',
  ' ',
  '-',
  '.',
  '@',
  '/',
  '?',
  '\n',
  '"',
  '“',
  '\u0301',
  'a-',
  'a.',
  '0 ',
  'a@',
  '0a-',
  "'@",
  '%',
  '?\n',
];
const ITEMS: readonly unknown[] = [{}, '', 0, [], null];

/** A field of a schema by its path; a number is an item in a list. */
interface Field {
  way: readonly (string | number)[];
  type: string;
  /** It accepts texts of any length and truncates them. */
  isCut: boolean;
}

/** The most expensive bodies for their length, each with a name. */
export function* worstBodies(schema: AnyObjectSchema): Generator<[string, string]> {
  for (const bytes of SIZES) {
    for (const field of fieldsOf(schema)) yield* worstOf(field, bytes);
    yield* plainBodies(bytes);
  }
}

function* worstOf({ way, type, isCut }: Field, bytes: number): Generator<[string, string]> {
  const worst = (what: string, value: string): [string, string] => [`${way.join('.')}: ${bytes} bytes of ${what}`, wrapped(way, value)];
  yield worst('every run', JSON.stringify(everyRun(bytes / 2)));
  yield worst('brackets', brackets(bytes));
  if (isCut) for (const run of RUNS) yield worst(JSON.stringify(run), JSON.stringify(ofLength(run, bytes / 2)));
  for (const item of type === 'array' ? ITEMS : [0]) yield worst(`items ${JSON.stringify(item)}`, list(JSON.stringify(item), bytes));
  if (type === 'array' || type === 'object') yield worst('unknown fields', unknownFields(bytes));
}

/** Bodies that aren't a payload at all. */
export function* plainBodies(bytes: number = SIZES[0]): Generator<[string, string]> {
  yield [`${bytes} bytes of brackets`, brackets(bytes)];
  yield [`${bytes} bytes of unknown fields`, unknownFields(bytes)];
  yield [`one unknown field with a name of ${bytes} bytes`, JSON.stringify({ ['a'.repeat(bytes - 100)]: 1 })];
  yield [`${bytes} bytes of items`, list('{}', bytes)];
  yield [`a prototype among ${bytes} bytes of fields`, `{"__proto__":${unknownFields(bytes - 100)}}`];
}

/** The most expensive queries for their length. */
export function* worstQueries(schema: AnyObjectSchema | undefined): Generator<[string, string]> {
  for (const name of Object.keys(schema?.fields ?? {})) {
    yield [`?${name}: every run`, `${name}=${RUNS.map((run) => ofLength(encodeURIComponent(run), ADDRESS_BYTES / RUNS.length)).join('')}`];
    yield [`?${name} 2,000 times`, `${name}=1&`.repeat(Math.floor(ADDRESS_BYTES / (name.length + 3)))];
  }
  yield ['1,500 unknown names', Array.from({ length: 1_500 }, (_, n) => `u${n}=1`).join('&')];
}

/** Headers that patterns read, at their maximum length. */
export function* worstHeaders(): Generator<[string, Record<string, string>]> {
  for (const run of RUNS.filter((each) => /^[ -~]+$/.test(each)))
    for (const name of ['cookie', 'authorization', 'accept-language', 'if-none-match', 'accept', 'idempotency-key', 'user-agent'])
      yield [`${name}: ${run}`, { [name]: `Bearer${ofLength(run, ADDRESS_BYTES)}x` }];
}

type SchemaParts = { type?: string; fields?: Record<string, unknown>; innerType?: unknown; spec?: { meta?: { cut?: boolean } } };

function fieldsOf(schema: unknown, way: Field['way'] = []): Field[] {
  const { type = '', fields, innerType, spec } = schema as SchemaParts;
  const own = way.length > 0 ? [{ way, type, isCut: spec?.meta?.cut === true }] : [];
  if (innerType) return [...own, ...fieldsOf(innerType, [...way, 0])];
  return [...own, ...Object.entries(fields ?? {}).flatMap(([name, field]) => fieldsOf(field, [...way, name]))];
}

const wrapped = (way: Field['way'], value: string): string =>
  [...way]
    .reverse()
    .reduce<string>((inner, name) => (typeof name === 'number' ? `[${inner}]` : `{${JSON.stringify(name)}:${inner}}`), value);
const ofLength = (run: string, length: number) => run.repeat(Math.floor(length / run.length));
/** Each run is long enough that trying every pair of its characters would show. */
const everyRun = (length: number) => RUNS.map((run) => ofLength(run, length / RUNS.length)).join('');
/** 60,000 items and more if they are short. */
const list = (item: string, bytes: number) => `[${ofLength(`${item},`, bytes - item.length - 1)}${item}]`;
/** 100,000 opening brackets, and as many closing ones. */
const brackets = (bytes: number) => '['.repeat(bytes * 0.4) + ']'.repeat(bytes * 0.4);
/** 5,000 of them in the longest body. */
const unknownFields = (bytes: number) =>
  `{${Array.from({ length: bytes / 50 }, (_, n) => `"unknown field with a long enough name ${n}":1`).join(',')}}`;

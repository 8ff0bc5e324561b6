import type { AnyObjectSchema } from 'yup';

/** As much as a body may hold, less what is written around it. */
const BYTES = 250_000;
/** A request's line and headers have 16 kB. */
const ADDRESS_BYTES = 12_000;

/** Runs that patterns trip over: one of each class of characters, and what joins words, numbers, addresses, quotes and paths. */
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

/** A field of a schema by the names that lead to it; a number is an item of a list. */
interface Field {
  way: readonly (string | number)[];
  type: string;
  /** It takes texts of any length and cuts them. */
  isCut: boolean;
}

/** Bodies that cost the most for their length, each with what it is called. */
export function* worstBodies(schema: AnyObjectSchema): Generator<[string, string]> {
  for (const { way, type, isCut } of fieldsOf(schema)) {
    const body = (value: string) => wrapped(way, value);
    const name = way.join('.');
    yield [`${name}: every run`, body(JSON.stringify(everyRun(BYTES / 2)))];
    yield [`${name}: 100,000 brackets`, body(brackets())];
    if (isCut) for (const run of RUNS) yield [`${name}: runs of ${JSON.stringify(run)}`, body(JSON.stringify(ofLength(run, BYTES / 2)))];
    if (type === 'array')
      for (const item of ITEMS) yield [`${name}: 60,000 of ${JSON.stringify(item)}`, body(list(60_000, JSON.stringify(item)))];
    if (type === 'array' || type === 'object') yield [`${name}: 5,000 unknown fields`, body(unknownFields())];
    else yield [`${name}: 60,000 items`, body(list(60_000, '0'))];
  }
  yield* plainBodies();
}

/** Bodies that are no payload at all. */
export function* plainBodies(): Generator<[string, string]> {
  yield ['100,000 brackets', brackets()];
  yield ['5,000 unknown fields', unknownFields()];
  yield ['one unknown field with a long name', JSON.stringify({ ['a'.repeat(BYTES - 100)]: 1 })];
  yield ['60,000 items', list(60_000, '{}')];
  yield ['a prototype among many fields', `{"__proto__":${unknownFields()}}`];
}

/** Queries that cost the most for their length. */
export function* worstQueries(schema: AnyObjectSchema | undefined): Generator<[string, string]> {
  for (const name of Object.keys(schema?.fields ?? {})) {
    yield [`?${name}: every run`, `${name}=${RUNS.map((run) => ofLength(encodeURIComponent(run), ADDRESS_BYTES / RUNS.length)).join('')}`];
    yield [`?${name} 2,000 times`, `${name}=1&`.repeat(Math.floor(ADDRESS_BYTES / (name.length + 3)))];
  }
  yield ['1,500 unknown names', Array.from({ length: 1_500 }, (_, n) => `u${n}=1`).join('&')];
}

/** Headers that patterns read, as long as they may be. */
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
/** Each run long enough that trying every pair of its characters shows. */
const everyRun = (length: number) => RUNS.map((run) => ofLength(run, length / RUNS.length)).join('');
const list = (count: number, item: string) =>
  `[${Array(Math.min(count, Math.floor(BYTES / (item.length + 1))))
    .fill(item)
    .join(',')}]`;
const brackets = () => '['.repeat(100_000) + ']'.repeat(100_000);
const unknownFields = () => `{${Array.from({ length: 5_000 }, (_, n) => `"unknown field with a name of some length ${n}":1`).join(',')}}`;

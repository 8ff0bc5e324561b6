import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Schema, ValidationError } from 'yup';
import { ERRORS } from './errors.ts';
import * as contracts from './index.ts';
import { isMessage, type Message } from './message.ts';
import { MESSAGE_SENTENCES } from './message-sentences.ts';
import { MESSAGES } from './messages.ts';
import type { NounDeclaration } from './noun.ts';
import { nounTexts } from './noun-texts.ts';
import { NOUN_DECLARATIONS } from './nouns.ts';
import { PLATFORM_MESSAGES } from './platform-messages.ts';

type Parts = Schema & { fields?: Record<string, Parts>; innerType?: Parts };
type Rules = { OPTIONS?: { name?: string; message?: unknown; params?: object } };

const isSchema = (value: unknown): value is Parts => typeof value === 'object' && value !== null && '__isYupSchema__' in value;
const isEndpoint = (value: unknown): value is contracts.Endpoint => typeof value === 'object' && value !== null && 'method' in value;
const endpoints = Object.values(contracts as Record<string, unknown>).flatMap((group) =>
  typeof group === 'object' && group !== null
    ? Object.values(group)
        .flatMap((each) => [each, ...endpointsIn(each)])
        .filter(isEndpoint)
    : [],
);
const schemas = new Map<string, Parts>([
  ...Object.entries(contracts as Record<string, unknown>).filter((entry): entry is [string, Parts] => isSchema(entry[1])),
  ...endpoints.flatMap(({ method, path, body, query }) =>
    Object.entries({ body, query }).flatMap(([part, schema]): [string, Parts][] =>
      schema ? [[`${method} ${path} ${part}`, schema as unknown as Parts]] : [],
    ),
  ),
]);

/** Sign-in and sign-out are endpoints per role, nested one level deeper. */
function endpointsIn(group: unknown): unknown[] {
  return typeof group === 'object' && group !== null && !isEndpoint(group) ? Object.values(group) : [];
}

const declared: Readonly<Record<string, string>> = { ...MESSAGE_SENTENCES, ...literals(MESSAGES, 'literal.') };
const errors = Object.fromEntries(Object.entries(ERRORS).map(([code, [, sentence]]) => [code, sentence]));
const namesIn = (sentence: string) => [...new Set(sentence.match(/\{\{\w+\}\}/g))].sort();

/** Input that nobody would send by hand, for every kind of field. */
const WRONG = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(5_000),
  '\u0007',
  -1,
  0.5,
  1e15,
  Number.NaN,
  true,
  {},
  [],
  [{}],
  [null],
  { x: 1 },
  '2026-13-45',
];

it('are declared for every rule of every schema', () => {
  expect(schemas.size).toBeGreaterThan(80);
  expect([...schemas].flatMap(([name, schema]) => rulesWithout(schema, name))).toEqual([]);
});

it('are what every schema answers wrong payloads with, complete with their values', () => {
  const problems = new Set<string>();
  for (const [name, schema] of schemas) {
    for (const payload of payloadsFor(schema)) {
      for (const said of refusals(schema, payload)) {
        const problem = problemWith(said);
        if (problem) problems.add(`${name}: ${problem}`);
      }
    }
  }
  expect([...problems]).toEqual([]);
});

it('have a code of their noun’s own that nothing else has', () => {
  const all = [
    ...Object.keys(PLATFORM_MESSAGES),
    ...Object.keys(errors),
    ...NOUN_DECLARATIONS.flatMap((each: NounDeclaration) => Object.keys(each.messages ?? {})),
  ];
  expect(all.filter((code, index) => all.indexOf(code) !== index)).toEqual([]);
});

it('take the same values in every language', async () => {
  const languages = [...new Set(NOUN_DECLARATIONS.flatMap(({ texts }) => Object.keys(texts ?? {})))];
  expect(languages).toContain('hi');
  for (const language of languages) {
    const texts = await nounTexts(language);
    for (const [wanted, translated] of [
      [declared, texts.messages],
      [errors, texts.errors],
    ] as const) {
      for (const [code, sentence] of Object.entries(translated))
        expect([code, namesIn(sentence)]).toEqual([code, namesIn(wanted[code] ?? '?')]);
    }
  }
});

it('are all translated to Hindi', async () => {
  const { messages } = await nounTexts('hi');
  expect(Object.keys(messages).sort()).toEqual(Object.keys(declared).sort());
});

it('are said nowhere but in declarations: schemas come from schema.ts and rules carry no sentence', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.spec)\.ts$/.test(file));
  const guilty = sources.filter((file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8');
    const makesSchemas = /^import (?!type)[^;]*from 'yup'/m.test(source) && file !== 'schema.ts';
    return (
      makesSchemas || /\.(required|min|max|length|oneOf|matches|integer|typeError|test|email)\([^)\n]*['"`][A-Z][^'"`\n]* /.test(source)
    );
  });
  expect(guilty).toEqual([]);
});

function rulesWithout(schema: Parts, path: string): string[] {
  const inner = schema as unknown as { internalTests?: Record<string, Rules | undefined> };
  const rules = [...((schema.tests ?? []) as unknown as Rules[]), ...Object.values(inner.internalTests ?? {})];
  const own = rules.flatMap((rule) => {
    const { name = '', message, params } = rule?.OPTIONS ?? {};
    const said = message === undefined ? undefined : resolved(message, params);
    return said === undefined || problemWith(said) === undefined ? [] : [`${path}: ${name}`];
  });
  return [
    ...own,
    ...Object.entries(schema.fields ?? {}).flatMap(([name, field]) => rulesWithout(field, `${path}.${name}`)),
    ...(schema.innerType ? rulesWithout(schema.innerType, `${path}[]`) : []),
  ];
}

const resolved = (message: unknown, params: object | undefined): unknown =>
  ValidationError.formatError(message as string, { ...params, path: 'field' });

function* payloadsFor(schema: Parts): Generator<unknown> {
  yield* WRONG;
  const names = Object.keys(schema.fields ?? {});
  const nests = names.some((name) => fieldsOf(schema.fields?.[name]).length > 0);
  for (const wrong of WRONG) {
    yield Object.fromEntries(names.map((name) => [name, wrong]));
    if (!nests) continue;
    yield Object.fromEntries(
      names.map((name) => [name, [Object.fromEntries(fieldsOf(schema.fields?.[name]).map((field) => [field, wrong]))]]),
    );
    yield Object.fromEntries(
      names.map((name) => [name, Object.fromEntries(fieldsOf(schema.fields?.[name]).map((field) => [field, wrong]))]),
    );
  }
}

const fieldsOf = (schema: Parts | undefined): string[] => Object.keys(schema?.fields ?? schema?.innerType?.fields ?? {});

function refusals(schema: Parts, payload: unknown): unknown[] {
  try {
    // These are read for their words alone: recording where each was thrown takes two thirds of the time.
    schema.validateSync(payload, { abortEarly: false, disableStackTrace: true });
    return [];
  } catch (error) {
    // A transform that trips over an object is refused before any schema runs; see `parsePayload`.
    if (!(error instanceof ValidationError)) return [];
    return (error.inner.length > 0 ? error.inner : [error]).map(({ message }) => message);
  }
}

/** Why a rule's output isn't a message: it has no code of ours, or a value is missing. */
function problemWith(said: unknown): string | undefined {
  if (!isMessage(said)) return String(said);
  const { code, sentence }: Message = said;
  if (!(code in declared)) return `${code} is declared nowhere`;
  return /\{\{|undefined/.test(sentence) ? `${code}: ${sentence}` : undefined;
}

function literals(tree: object, prefix: string): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]: [string, unknown]) =>
      typeof value === 'string'
        ? { [`${prefix}${key}`]: value }
        : typeof value === 'object' && value !== null
          ? literals(value, `${prefix}${key}.`)
          : {},
    ),
  ) as Record<string, string>;
}

import type { Schema } from 'yup';
import * as contracts from './index.ts';

/** `mfe.json` itself: the domain checks it with its own schema, which is tested as well. */
const UNCHECKED = ['publishSchema.manifest'];

type Parts = Schema & { fields?: Record<string, Parts>; innerType?: Parts };

const isSchema = (value: unknown): value is Parts => typeof value === 'object' && value !== null && '__isYupSchema__' in value;
const schemas = Object.entries(contracts as Record<string, unknown>).filter((entry): entry is [string, Parts] => isSchema(entry[1]));

it('says of every text and every list how long it may be', () => {
  expect(schemas.length).toBeGreaterThan(40);
  expect(schemas.flatMap(([name, schema]) => unbounded(schema, name))).toEqual([]);
});

function unbounded(schema: Parts, path: string): string[] {
  if (UNCHECKED.includes(path)) return [];
  const within = [
    ...Object.entries(schema.fields ?? {}).flatMap(([name, field]) => unbounded(field, `${path}.${name}`)),
    ...(schema.innerType ? unbounded(schema.innerType, `${path}[]`) : []),
  ];
  return isBounded(schema) ? within : [path, ...within];
}

function isBounded(schema: Parts): boolean {
  if (!['string', 'array', 'mixed'].includes(schema.type)) return true;
  const hasMost = schema.tests.some(({ OPTIONS }) => OPTIONS?.name === 'max' || OPTIONS?.name === 'length');
  return hasMost || schema.describe().oneOf.length > 0;
}

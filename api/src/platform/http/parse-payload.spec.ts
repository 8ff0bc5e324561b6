import { donationSchema, loginSchema } from '@sannidhi/contracts';
import { array, boolean, number, object, string } from 'yup';
import { DomainError } from './domain-error.ts';
import { parsePayload } from './parse-payload.ts';

const schema = object({
  name: string().trim().required('Name it'),
  count: number().integer('Whole, please'),
  flag: boolean(),
  lines: array(object({ cents: number().strict().required('How much?') }).noUnknown()).max(2, 'At most two'),
}).noUnknown();

function refusal(payload: unknown): Pick<DomainError, 'code' | 'fields'> {
  try {
    parsePayload(schema, payload);
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code, fields: error.fields };
    throw error;
  }
  throw new Error('It was taken.');
}

it('casts what is right', () => {
  expect(parsePayload(schema, { name: ' Deepa ', count: '3', lines: [{ cents: 100 }] })).toEqual({
    name: 'Deepa',
    count: 3,
    lines: [{ cents: 100 }],
  });
});

it('refuses unknown fields wherever they stand', () => {
  expect(refusal({ name: 'a', admin: true })).toEqual({ code: 'unknown-field', fields: { admin: "We don't recognize this field" } });
  expect(refusal({ name: 'a', lines: [{ cents: 1 }, { cents: 1, note: '' }] }).fields).toEqual({
    'lines[1].note': "We don't recognize this field",
  });
});

it('takes an object or a list for no plain value', () => {
  for (const name of [{}, [], ['a'], { toString: 'x' }])
    expect(refusal({ name })).toEqual({ code: 'invalid-fields', fields: { name: "We can't read this value" } });
  expect(refusal({ name: 'a', count: [1] }).code).toBe('invalid-fields');
  expect(refusal({ name: 'a', lines: { 0: { cents: 1 } } }).code).toBe('invalid-fields');
  expect(refusal({ name: 'a', lines: ['a', null] }).code).toBe('invalid-fields');
  expect(refusal({ name: 'a', lines: [[{ cents: 1 }]] }).code).toBe('invalid-fields');
});

it('gives one sentence per field', () => {
  expect(refusal({ name: '', count: 1.5, lines: [{}] }).fields).toEqual({
    name: 'Name it',
    count: 'Whole, please',
    'lines[0].cents': 'How much?',
  });
});

it('reads no payload as an empty one, and refuses what is no object', () => {
  expect(refusal(undefined).fields).toEqual({ name: 'Name it' });
  for (const payload of ['text', 7, true, [], [{ name: 'a' }]]) expect(refusal(payload).code).toBe('malformed-request');
});

it.each([0, -100, 99, 10.5, 1e15, '5000', null, {}, [5000], Number.NaN])('refuses %p as an amount in cents', (amountCents) => {
  const fundId = '01a1fbc7-b9d3-726c-a189-0ffe7ddcc543';
  const gift = { templeSlug: 'sri-kamakshi-edison', lines: [{ fundId, amountCents }], legalName: 'Meera Iyer' };
  expect(() => parsePayload(donationSchema, gift)).toThrow(DomainError);
  expect(() => parsePayload(donationSchema, { ...gift, lines: [{ fundId, amountCents: 5000 }] })).not.toThrow();
});

it('trips over no payload of a sign-in', () => {
  for (const email of [['a@b.co'], { a: 1 }, 5, null, ''])
    expect(() => parsePayload(loginSchema, { email, password: 'x' })).toThrow(DomainError);
});

describe('what is too large', () => {
  const cleaned = jest.fn((text: unknown) => text);
  const bounded = object({
    name: string().transform(cleaned).max(10, 'The name may have at most 10 characters'),
    lines: array(object({ note: string().max(5).required('Note it') }).noUnknown()).max(2, 'At most two'),
    message: string()
      .meta({ cut: true })
      .transform((text: string) => text.slice(0, 5))
      .max(5),
  }).noUnknown();
  const fieldsOf = (payload: unknown) => {
    try {
      parsePayload(bounded, payload);
    } catch (error) {
      return (error as DomainError).fields;
    }
  };

  it('is refused in the schema’s own sentence before anything reads it', () => {
    expect(fieldsOf({ name: 'x'.repeat(200) })).toEqual({ name: 'The name may have at most 10 characters' });
    expect(cleaned).not.toHaveBeenCalled();
  });

  it('is a list by its length, whatever its items are', () => {
    expect(fieldsOf({ lines: Array(60_000).fill({ unknown: 1 }) })).toEqual({ lines: 'At most two' });
  });

  it('reports at most twenty fields, by shortened names', () => {
    const names = Object.keys(fieldsOf(Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`${n}${'x'.repeat(500)}`, 1])))!);
    expect(names).toHaveLength(20);
    for (const name of names) expect(name.length).toBeLessThanOrEqual(61);
  });

  it('is cut where the schema says so', () => {
    expect(parsePayload(bounded, { message: 'x'.repeat(100_000) })).toEqual({ message: 'xxxxx' });
  });
});

import * as yup from 'yup';
import { described } from './built-later.ts';

const lazy: Yup = {
  array: described(yup.array),
  boolean: described(yup.boolean),
  mixed: described(yup.mixed),
  number: described(yup.number),
  object: described(yup.object),
  string: described(yup.string),
};

type Yup = Pick<typeof yup, 'array' | 'boolean' | 'number' | 'object' | 'string' | 'mixed'>;

const shapeOf = ({ array, boolean, mixed, number, object, string }: Yup) => {
  const cents = number().integer().min(100).max(5_000_000);
  return object({
    amountCents: cents.required(),
    name: string().trim().max(8).required('a name'),
    kind: string()
      .oneOf(['pooja', 'gift'] as const)
      .default('gift'),
    reason: string().when('kind', ([kind], rule) => (kind === 'pooja' ? rule.required('a reason') : rule)),
    phones: array(string().matches(/^\d{10}$/))
      .max(2)
      .required(),
    isAnonymous: boolean().optional(),
    place: object({ city: string().required() }).optional().default(undefined),
    amount: mixed<number | string>().nullable(),
  }).noUnknown();
};

const outcome = (schema: yup.AnyObjectSchema, value: unknown) => {
  try {
    return schema.validateSync(value, { abortEarly: false, strict: true });
  } catch (error) {
    return (error as yup.ValidationError).inner.map(({ path, message }) => `${path}: ${message}`);
  }
};

const RIGHT = { amountCents: 5100, name: 'Meera', kind: 'gift', phones: ['7325550148'] };

it('validates, casts and describes as yup’s own schemas do', () => {
  const [ours, theirs] = [shapeOf(lazy), shapeOf(yup)];
  for (const value of [
    RIGHT,
    { ...RIGHT, amountCents: 99, name: 'a name too long', kind: 'pooja', phones: ['1', '2', '3'] },
    { ...RIGHT, place: {}, extra: 1, amount: null, isAnonymous: 'yes' },
    {},
  ])
    expect(outcome(ours, value)).toEqual(outcome(theirs, value));
  expect(ours.cast({ ...RIGHT, name: ' Meera ', kind: undefined })).toEqual(theirs.cast({ ...RIGHT, name: ' Meera ', kind: undefined }));
  expect(JSON.stringify(ours.describe())).toBe(JSON.stringify(theirs.describe()));
  expect(Object.keys(ours.fields)).toEqual(Object.keys(theirs.fields));
  expect(ours.getDefault()).toEqual(theirs.getDefault());
});

it('passes for a schema wherever one is asked for', () => {
  const schema = lazy.string().max(3);
  expect([yup.isSchema(schema), schema instanceof yup.StringSchema, 'tests' in schema]).toEqual([true, true, true]);
  expect(yup.object({ code: schema.required() }).isValidSync({ code: 'abc' })).toBe(true);
  expect(lazy.object({ code: yup.string().max(3) }).isValidSync({ code: 'abcd' })).toBe(false);
});

it('builds nothing until a schema is used, and each step once', () => {
  const built = jest.fn((value: unknown) => value);
  const name = lazy.string().transform(built).max(40);
  const whole = lazy.object({ name: name.required(), other: name });
  expect(built).not.toHaveBeenCalled();
  expect(whole.cast({ name: 'Meera' })).toEqual({ name: 'Meera' });
  expect(whole.fields).toBe(whole.fields);
});

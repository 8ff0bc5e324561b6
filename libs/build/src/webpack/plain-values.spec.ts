import fc from 'fast-check';

interface PlainValues {
  clone: <Value>(value: Value) => Value;
  cloneDeep: <Value>(value: Value) => Value;
  isPlainObject: (value: unknown) => boolean;
  toPath: (name: string | (string | number)[]) => string[];
}
const { clone, cloneDeep, isPlainObject, toPath } = jest.requireActual<PlainValues>('./plain-values.mjs');

it('copies lists and plain objects, whole or one level deep, and nothing else', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => expect(cloneDeep(value)).toEqual(structuredClone(value))));
  const file = new Blob(['scan']);
  const values = { rows: [{ gotra: 'Kasyapa' }], file };
  expect(clone(values)).toEqual(values);
  expect(clone(values).rows).toBe(values.rows);
  expect(cloneDeep(values).rows[0]).not.toBe(values.rows[0]);
  expect(cloneDeep(values).file).toBe(file);
  expect(clone(values.rows)).not.toBe(values.rows);
});

it('knows a plain object from anything else', () => {
  expect([{}, Object.create(null)].map(isPlainObject)).toEqual([true, true]);
  expect([null, undefined, 'a', 1, [], new Date(), new Blob([])].map(isPlainObject)).not.toContain(true);
});

it('reads a field’s name step by step', () => {
  const step = fc.oneof(fc.stringMatching(/^[a-zA-Z]\w{0,6}$/), fc.nat(30));
  const names = fc.array(step, { minLength: 1, maxLength: 4 });
  const nameOf = (steps: (string | number)[]) => steps.map((one) => (typeof one === 'number' ? `[${one}]` : `.${one}`)).join('');
  fc.assert(fc.property(names, (steps) => expect(toPath(nameOf(steps).replace(/^\./, ''))).toEqual(steps.map(String))));
  expect(toPath(['rows', 0])).toEqual(['rows', '0']);
  expect(toPath('')).toEqual([]);
});

import fc from 'fast-check';
import { canonicalJson } from './canonical-json.ts';

it('sorts keys at every depth and leaves what is undefined out', () => {
  const value = { b: [{ d: 1, c: 'é"' }, null], a: undefined, at: new Date('2026-11-22T00:00:00Z') };
  expect(canonicalJson(value)).toBe('{"at":"2026-11-22T00:00:00.000Z","b":[{"c":"é\\"","d":1},null]}');
});

it('loses nothing that JSON can say, and says the same whatever the order of keys', () => {
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, inner]) => [key, reversed(inner)]),
    );
  };
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
    }),
  );
});

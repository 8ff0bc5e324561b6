import { noteDigest, noteQuery } from './release-files.ts';

const FILE = '/remotes/mfe-priest/0123456789abcdef/week.js';

it('lets remotes read the digests and queries of files, and change none', () => {
  noteDigest(FILE, 'sha384-right');
  noteQuery(FILE, '?attempt=2');
  const tables = [globalThis.__sannidhiIntegrity__, globalThis.__sannidhiAgain__] as Record<string, string>[];
  expect(tables.map((table) => table[FILE])).toEqual(['sha384-right', '?attempt=2']);
  for (const table of tables) {
    expect(() => Object.assign(table, { [FILE]: 'wrong' })).toThrow(TypeError);
    expect(() => Object.defineProperty(table, FILE, { value: 'wrong' })).toThrow(TypeError);
  }
  expect(() => Object.assign(globalThis, { __sannidhiIntegrity__: {} })).toThrow(TypeError);
  expect(tables.map((table) => table[FILE])).toEqual(['sha384-right', '?attempt=2']);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inSourceLines } from './source-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'sannidhi-lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Line 1 is line 1 of a package, line 3 is line 7 of ours. */
const MAP = { version: 3, sources: ['node_modules/yup/package', 'src/gift.ts'], names: [], mappings: 'AAAA;;ACMA' };

function bundle(name: string): string {
  const file = join(folder, name);
  writeFileSync(`${file}.map`, JSON.stringify(MAP));
  return pathToFileURL(file).href;
}

describe('a stack in source lines', () => {
  it('names our own file and line', () => {
    const url = bundle('ours.js');
    expect(inSourceLines(`Error: no\n    at give (${url}:3:5)`)).toBe(`Error: no\n    at give (${join(folder, 'src/gift.ts')}:7:1)`);
  });

  it('leaves packages and files without a map as they are', () => {
    const stack = `at a (${bundle('package.js')}:1:9)\n at b (file:///nowhere/else.js:2:2)`;
    expect(inSourceLines(stack)).toBe(stack);
  });
});

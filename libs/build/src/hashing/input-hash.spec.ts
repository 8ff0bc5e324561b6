import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isUpToDate, stampBuild } from './build-stamp.ts';
import { inputHash } from './input-hash.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(dir, 'src'));
  mkdirSync(join(dir, 'dist'));
  writeFileSync(join(dir, 'src/area.ts'), 'export default 1;');
});
afterEach(() => rmSync(dir, { recursive: true }));

it('stays the same while nothing a build reads changes', () => {
  const before = inputHash(dir);
  writeFileSync(join(dir, 'dist/old.js'), 'built');
  writeFileSync(join(dir, 'src/area.spec.ts'), 'it()');
  expect(inputHash(dir)).toBe(before);
});

it('changes with the content and with the name of a source', () => {
  const before = inputHash(dir);
  writeFileSync(join(dir, 'src/area.ts'), 'export default 2;');
  const changed = inputHash(dir);
  writeFileSync(join(dir, 'src/other.ts'), '');
  expect(new Set([before, changed, inputHash(dir)]).size).toBe(3);
});

it('counts a build as up to date only when it finished with these inputs', () => {
  expect(isUpToDate(dir, 'production abc')).toBe(false);
  stampBuild(dir, 'production abc');
  expect(isUpToDate(dir, 'production abc')).toBe(true);
  expect(isUpToDate(dir, 'development abc')).toBe(false);
});

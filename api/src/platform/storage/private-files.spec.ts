import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepToOwner } from './private-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sannidhi-private-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

it('shuts everybody else out of a data directory that was open, and of the database in it', () => {
  const dataDir = join(folder, 'data');
  mkdirSync(join(dataDir, 'documents'), { recursive: true });
  const files = ['sannidhi.sqlite', 'sannidhi.sqlite-wal', 'sannidhi.sqlite-shm', 'secret-key'].map((name) => join(dataDir, name));
  for (const file of files) writeFileSync(file, '');
  for (const path of [dataDir, join(dataDir, 'documents')]) chmodSync(path, 0o755);
  for (const file of files) chmodSync(file, 0o644);
  keepToOwner(dataDir);
  expect([dataDir, join(dataDir, 'documents')].map(modeOf)).toEqual(['700', '700']);
  expect(files.map(modeOf)).toEqual(['600', '600', '600', '600']);
});

it('makes a data directory for its owner alone', () => {
  keepToOwner(join(folder, 'new/data'));
  expect(modeOf(join(folder, 'new/data'))).toBe('700');
});

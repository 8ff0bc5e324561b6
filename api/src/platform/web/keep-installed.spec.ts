import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_FOR_CONTRACT } from '@sannidhi/contracts';
import { BuiltReleases } from './built-releases.ts';
import { keepInstalled } from './keep-installed.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'installed-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** What the build tool leaves: one release, and no other. */
function build(release: string) {
  const dist = join(root, 'mfe-devotee/dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(join(dist, release), { recursive: true });
  writeFileSync(join(dist, release, 'remoteEntry.1.js'), 'remote()');
  const facts = { exposes: ['./area'], routes: [], navigation: [], permissions: [], integrity: {} };
  const manifest = { name: 'mfe-devotee', release, contract: BUILT_FOR_CONTRACT, entry: 'remoteEntry.1.js', ...facts };
  writeFileSync(join(dist, 'mfe.json'), JSON.stringify(manifest));
}

it('keeps what was installed when the process started, with its files, whatever is built later', () => {
  build('0123456789abcdef');
  const installed = new BuiltReleases(keepInstalled(root, join(root, 'data')));
  build('fedcba9876543210');
  expect(installed.releaseOf('mfe-devotee')?.release).toBe('0123456789abcdef');
  expect(readdirSync(join(installed.folderOf('mfe-devotee'), '0123456789abcdef'))).toEqual(['remoteEntry.1.js']);
  const next = new BuiltReleases(keepInstalled(root, join(root, 'data')));
  expect(next.releaseOf('mfe-devotee')?.release).toBe('fedcba9876543210');
});

it('removes copies that nobody has started from for a month', () => {
  build('0123456789abcdef');
  keepInstalled(root, join(root, 'data'), new Date(Date.now() - 31 * 86_400_000));
  build('fedcba9876543210');
  keepInstalled(root, join(root, 'data'));
  expect(readdirSync(join(root, 'data'))).toHaveLength(1);
});

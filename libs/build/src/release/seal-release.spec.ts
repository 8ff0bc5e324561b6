import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StatsCompilation } from 'webpack';
import { isWhole } from './is-whole.ts';
import { integrityOf, sealRelease } from './seal-release.ts';

const AREA = (path: string) => `export default {
  name: 'mfe-priest',
  messages: { en: async () => ({ titles: { today: 'Today' } }), hi: async () => ({ titles: { today: 'आज' } }) },
  navigation: [{ to: '/priest/dashboard', label: 'titles.today', icon: 'dashboard' }],
  routes: [{ path: '${path}', title: 'titles.today', screen: () => import('./screens/today.js'), access: 'signed-in', permission: 'donations:read' }],
};`;
const STATS = { chunks: [{ id: 1, files: ['today.js'], origins: [{ request: './screens/today.js' }] }] } as unknown as StatsCompilation;

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'seal-'));
  mkdirSync(join(dir, 'src'));
  writeFileSync(join(dir, 'src/area.ts'), AREA('/priest/dashboard'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function build(content = 'today()') {
  mkdirSync(join(dir, 'dist/building'), { recursive: true });
  writeFileSync(join(dir, 'dist/building/remoteEntry.1.js'), 'entry()');
  writeFileSync(join(dir, 'dist/building/today.js'), content);
  return sealRelease(dir, 'mfe-priest', STATS, { compress: false });
}

it('names a release after its content: the same content, the same name', async () => {
  const first = await build();
  expect((await build()).release).toBe(first.release);
  expect((await build('changed()')).release).not.toBe(first.release);
});

it('leaves one release with what it says about itself', async () => {
  const release = await build();
  expect(readdirSync(join(dir, 'dist')).sort()).toEqual(['mfe.json', release.release].sort());
  expect(JSON.parse(readFileSync(join(dir, 'dist/mfe.json'), 'utf8'))).toEqual(release);
  expect(release).toMatchObject({
    name: 'mfe-priest',
    entry: 'remoteEntry.1.js',
    permissions: ['donations:read'],
    navigation: [{ to: '/priest/dashboard', label: { en: 'Today', hi: 'आज' } }],
    routes: [{ path: '/priest/dashboard', title: { en: 'Today', hi: 'आज' }, layout: 'area', files: ['today.js'] }],
  });
  expect(release.integrity['today.js']).toBe(integrityOf(join(dir, 'dist', release.release, 'today.js')));
});

it.each([
  ['a file changed', (folder: string) => writeFileSync(join(folder, 'today.js'), 'steal()')],
  ['a file is lost', (folder: string) => rmSync(join(folder, 'today.js'))],
  ['all of them are', (folder: string) => rmSync(folder, { recursive: true })],
  ['what it says about itself changed', (folder: string) => writeFileSync(join(folder, '../mfe.json'), '{"release":"0123456789abcdef"}')],
])('is whole until %s', async (_, harm) => {
  expect(isWhole(dir)).toBe(false);
  const { release } = await build();
  expect(isWhole(dir)).toBe(true);
  harm(join(dir, 'dist', release));
  expect(isWhole(dir)).toBe(false);
});

it('fails for a path outside the area', async () => {
  writeFileSync(join(dir, 'src/area.ts'), AREA('/superadmin/dashboard'));
  await expect(build()).rejects.toThrow('mfe-priest claims /superadmin/dashboard');
});

it('fails for a text that a catalog lacks', async () => {
  writeFileSync(join(dir, 'src/area.ts'), AREA('/priest/dashboard').replace("title: 'titles.today'", "title: 'titles.nowhere'"));
  await expect(build()).rejects.toThrow('mfe-priest: a catalog lacks the text "titles.nowhere"');
});

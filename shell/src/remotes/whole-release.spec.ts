import { BUILT_FOR_CONTRACT, type RemoteRelease } from '@sannidhi/contracts';
import { RemoteLoadError } from './load-failure.ts';
import { wholeRelease } from './whole-release.ts';

const route = (path: string): RemoteRelease['routes'][number] => ({
  path,
  title: { en: 'A service' },
  access: 'signed-in',
  layout: 'area',
  files: [],
});
const build = (release: string, integrity: Record<string, string> = {}): RemoteRelease => ({
  name: 'mfe-priest',
  release,
  contract: BUILT_FOR_CONTRACT,
  entry: 'entry.js',
  exposes: [],
  routes: [route('/priest/services/:id'), route('/priest/dashboard')],
  navigation: [],
  permissions: [],
  integrity,
});

const lend = globalThis.fetch;
let asked: string[] = [];
let registered: RemoteRelease[] = [];
beforeEach(() => {
  asked = [];
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    const boot = JSON.stringify({ registry: { releases: registered } });
    return { ok: true, status: 200, text: async () => `<p>Day</p><script type="application/json" id="boot" nonce="n">${boot}</script>` };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = lend;
});

it('asks for no other page when the page names the digests', async () => {
  const release = build('named', { 'entry.js': 'sha384-x' });
  expect(await wholeRelease(release)).toBe(release);
  expect(asked).toEqual([]);
});

it('gets another area’s digests from a page of that area, once', async () => {
  registered = [build('other', { 'entry.js': 'sha384-x' })];
  const both = await Promise.all([wholeRelease(build('other')), wholeRelease(build('other'))]);
  expect(both.map(({ integrity }) => integrity)).toEqual([{ 'entry.js': 'sha384-x' }, { 'entry.js': 'sha384-x' }]);
  expect(asked).toEqual(['/priest/dashboard']);
});

it('fails as a lost file does when another release has replaced it, and asks again the next time', async () => {
  registered = [build('newer', { 'entry.js': 'sha384-x' })];
  await expect(wholeRelease(build('older'))).rejects.toMatchObject({ failure: { phase: 'entry', kind: 'network' } });
  await expect(wholeRelease(build('older'))).rejects.toBeInstanceOf(RemoteLoadError);
  expect(asked).toHaveLength(2);
});

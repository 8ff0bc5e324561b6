import type { RemoteRelease } from '@sannidhi/contracts';
import { bootOf, RELEASE, release, servedWeb } from '../../../test/served-web.ts';
import type { BrowserChoice } from './browser-choice.ts';
import type { PublishedRemotes } from './published-remotes.ts';

const { path, serve, write } = servedWeb();

describe('what this browser runs', () => {
  const PREVIEW = 'mfe-devotee@fedcba9876543210';
  const published = (given: Partial<PublishedRemotes> = {}): PublishedRemotes => ({
    folder: path('published'),
    forBrowser: async () => ({ releases: [release() as unknown as RemoteRelease], revision: 3 }),
    hasCanary: async () => false,
    pageLoad: () => 'load.1.signed',
    markPreview: async (_request, _preview, { key, device }) => (key === 'good' ? `for-${device}` : undefined),
    ...given,
  });
  const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) => [headers['set-cookie'] ?? []].flat().map(String);

  it('serves published releases beside the build, and gives each page load a name of its own', async () => {
    write('published/mfe-devotee/fedcba9876543210/remoteEntry.2.js', 'published()');
    const get = await serve({ published: published() });
    expect((await get('/remotes/mfe-devotee/fedcba9876543210/remoteEntry.2.js')).body).toBe('published()');
    expect((await get(`/remotes/mfe-devotee/${RELEASE}/remoteEntry.1.js`)).body).toBe('remote()');
    expect(bootOf((await get('/contact')).body)).toMatchObject({ registry: { revision: 3 }, pageLoad: 'load.1.signed' });
  });

  const SEALED = { 'content-security-policy': "sandbox; default-src 'none'", 'x-content-type-options': 'nosniff' };
  const PAGE = '<!doctype html><script>steal()</script>';

  it.each([
    ['remoteEntry.2.js', 'text/javascript; charset=utf-8'],
    ['main.2.css', 'text/css; charset=utf-8'],
    ['mf-manifest.json', 'application/json; charset=utf-8'],
    ['noto.2.woff2', 'font/woff2'],
    ['bell.2.wav', 'audio/wav'],
  ])('sends %s of a release as it was judged, sealed, also compressed', async (file, type) => {
    for (const [name, content] of [
      [file, PAGE],
      [`${file}.br`, 'compressed'],
    ] as const)
      write(`published/mfe-devotee/fedcba9876543210/${name}`, content);
    const get = await serve({ published: published() });
    for (const encoding of ['identity', 'br']) {
      const { statusCode, headers } = await get(`/remotes/mfe-devotee/fedcba9876543210/${file}`, { 'accept-encoding': encoding });
      expect([statusCode, headers]).toEqual([200, expect.objectContaining({ ...SEALED, 'content-type': type })]);
    }
  });

  it.each(['page.html', 'page.xhtml', 'drawing.svg', 'feed.xml', 'PAGE.HTML', 'main.js.html', 'main.js.br'])(
    'does not know %s, though an old release may hold it',
    async (file) => {
      write(`published/mfe-devotee/fedcba9876543210/${file}`, PAGE);
      write(`mfe-devotee/dist/${RELEASE}/${file}`, PAGE);
      const get = await serve({ published: published() });
      for (const release of ['fedcba9876543210', RELEASE]) {
        const { statusCode, headers, body } = await get(`/remotes/mfe-devotee/${release}/${file}`);
        expect([statusCode, headers]).toEqual([404, expect.objectContaining(SEALED)]);
        expect(body).not.toContain('steal');
      }
    },
  );

  it.each([
    '/remotes/',
    '/remotes/mfe-unknown/a.js',
    '/remotes/mfe-devotee/fedcba9876543210/none.js',
    '/remotes/mfe-devotee/..%2f..%2fpackage.json',
    '/%72emotes/mfe-devotee/fedcba9876543210/none.js',
  ])('seals that there is nothing at %s', async (path) => {
    const { statusCode, headers } = await (await serve({ published: published() }))(path);
    expect(statusCode).toBeGreaterThanOrEqual(403);
    expect(headers).toMatchObject(SEALED);
  });

  it('seals what went wrong while a release was fetched', async () => {
    const bring = () => Promise.reject(new Error('the bucket is away'));
    const { statusCode, headers } = await (await serve({ published: published({ bring }) }))('/remotes/mfe-devotee/fedcba9876543210/a.js');
    expect([statusCode, headers]).toEqual([500, expect.objectContaining(SEALED)]);
  });

  it('fetches a published release that is kept elsewhere before it serves its files', async () => {
    const bring = jest.fn(async (remote: string, name: string) => write(`published/${remote}/${name}/remoteEntry.2.js`, 'fetched()'));
    const get = await serve({ published: published({ bring }) });
    expect((await get('/remotes/mfe-devotee/fedcba9876543210/remoteEntry.2.js')).body).toBe('fetched()');
    expect((await get('/remotes/mfe-devotee/not-a-release/remoteEntry.2.js')).statusCode).toBe(404);
    expect(bring.mock.calls).toEqual([['mfe-devotee', 'fedcba9876543210']]);
  });

  it('previews a release after a signed link, sends on to the same page, and ends it with off', async () => {
    const get = await serve({ published: published() });
    const shown = await get(`/devotee/dashboard?preview=${PREVIEW}&key=good&tab=2`);
    expect([shown.statusCode, shown.headers.location]).toEqual([303, '/devotee/dashboard?tab=2']);
    const [device = '', preview = ''] = cookiesOf(shown);
    const name = /^device=([\w-]{22}); Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/.exec(device)?.[1];
    expect(preview).toBe(`preview=mfe-devotee%40fedcba9876543210~for-${name}; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax`);
    expect((await get(`/?preview=${PREVIEW}&key=forged`)).statusCode).toBe(403);
    expect((await get('/?preview=nonsense&key=good')).statusCode).toBe(403);
    expect(cookiesOf(await get('/?preview=off'))[0]).toMatch(/^preview=; Max-Age=0/);
  });

  it('leaves what everybody else runs alone while somebody previews a release', async () => {
    const asked: object[] = [];
    const forBrowser = async (browser: BrowserChoice) => {
      asked.push({ ...browser.previews });
      return { releases: [] };
    };
    const get = await serve({ published: published({ forBrowser }) });
    await get(`/contact?preview=${PREVIEW}&key=good`);
    await get('/contact');
    expect(asked).toEqual([{}]);
    await get('/contact', { cookie: `preview=${PREVIEW}` });
    expect(asked).toEqual([{}, {}]);
  });

  it('switches a remote off for this browser, and back on', async () => {
    const get = await serve({ published: published() });
    expect(cookiesOf(await get('/?disable=mfe-devotee'))[0]).toMatch(/^disabled_remotes=mfe-devotee; Path/);
    expect(cookiesOf(await get('/?disable=mfe-unknown'))[0]).toMatch(/^disabled_remotes=; Max-Age=0/);
    expect(cookiesOf(await get('/?disable=off', { cookie: 'disabled_remotes=mfe-auth' }))[0]).toMatch(/Max-Age=0/);
  });

  it('sends nobody to another host', async () => {
    const get = await serve({ published: published() });
    expect((await get('//elsewhere.test/?disable=off')).headers.location).toBe('/elsewhere.test/');
  });

  it('names a browser only while a canary runs, and only once', async () => {
    expect(cookiesOf(await (await serve({ published: published() }))('/contact'))).toEqual([]);
    const get = await serve({ published: published({ hasCanary: async () => true }) });
    const [cookie = ''] = cookiesOf(await get('/contact'));
    expect(cookie).toMatch(/^device=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookiesOf(await get('/contact', { cookie: cookie.split(';')[0]! }))).toEqual([]);
  });
});

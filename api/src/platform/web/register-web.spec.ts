import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { BUILT_FOR_CONTRACT, RELEASE_FILE_ENDINGS, type RemoteRelease, releaseFileType } from '@sannidhi/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import type { BrowserChoice } from './browser-choice.ts';
import type { PublishedRemotes } from './published-remotes.ts';
import { registerWeb, type WebOptions } from './register-web.ts';

const RELEASE = '0123456789abcdef';
const DIGEST = `sha384-${'a'.repeat(64)}`;
const STAGING = '<aside class="staging"><span>Staging system</span></aside>';
const MARKS = 'src="%nonce%" %preloads% %title% %boot%';
const DEMO_HREF = '/donate?temple=demo-temple&amp;qr=demo-qr&amp;name=demo-name&amp;purpose=demo-purpose';
const LANDING = `<style nonce="%nonce%"></style><p>%figure-temples%</p><section class="demo"><a href="${DEMO_HREF}"><svg viewBox="0 0 8101 8101"><path d="%demo-code%"></path></svg></a></section>${MARKS}`;

let root: string;
const servers: FastifyInstance[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'web-'));
  write('shell/dist/pages/landing.en.html', LANDING);
  write('shell/dist/pages/landing.hi.html', `<html lang="hi">${STAGING}${MARKS}`);
  write('shell/dist/pages/page.en.html', `<html lang="en">${STAGING}${MARKS}`);
  write('shell/dist/pages/page.hi.html', `<html lang="hi">${MARKS}`);
  write('shell/dist/assets/main.12345678.js', 'start();'.repeat(500));
  write('shell/dist/assets/main.12345678.js.br', 'compressed');
  write(`mfe-devotee/dist/${RELEASE}/remoteEntry.1.js`, 'remote()');
  write('mfe-devotee/dist/mfe.json', JSON.stringify(release()));
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  rmSync(root, { recursive: true });
});

function write(path: string, content: string) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), content);
}

const release = () => ({
  name: 'mfe-devotee',
  release: RELEASE,
  contract: BUILT_FOR_CONTRACT,
  entry: 'remoteEntry.1.js',
  exposes: ['./area'],
  routes: [
    { path: '/devotee/dashboard', title: { en: 'Dashboard', hi: 'डैशबोर्ड' }, access: 'signed-in', layout: 'area', files: ['screen.2.js'] },
  ],
  navigation: [],
  permissions: [],
  integrity: { 'remoteEntry.1.js': DIGEST, 'screen.2.js': DIGEST, 'texts-en.3.js': DIGEST, 'texts-hi.4.js': DIGEST, 'screen.5.js': DIGEST },
});

async function serve(given: Partial<WebOptions> = {}) {
  const server = fastify();
  servers.push(server);
  await registerWeb(server, {
    root,
    publicUrl: 'http://localhost:3000',
    payments: 'sandbox',
    demoLogins: [],
    demo: async () => ({ temple: 'sri-kamakshi-edison', qr: 'code-1', name: 'Sri Kamakshi & Co', purpose: 'General' }),
    ...given,
  });
  return (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers: { accept: 'text/html', ...headers } });
}

const bootOf = (page: string) =>
  JSON.parse(page.slice(page.indexOf('{"'))) as { registry: { releases: { integrity: object }[] }; demo: unknown; figures: object };

it('[8.21] answers known pages with 200 and unknown ones with 404, both with the page', async () => {
  const get = await serve();
  expect((await get('/devotee/dashboard')).statusCode).toBe(200);
  expect((await get('/donor/dashboard')).statusCode).toBe(200);
  expect((await get('/contact')).statusCode).toBe(200);
  for (const path of ['/nope', '/devotee/nope', '/devotee/temple-preferences', '/sandbox']) {
    const { statusCode, body } = await get(path);
    expect([path, statusCode]).toEqual([path, 404]);
    expect(body).toContain('<html lang="en">');
  }
});

it('forbids everything but its own files and the styles of this very answer', async () => {
  const get = await serve();
  const [first, second] = [await get('/'), await get('/')];
  const policy = String(first.headers['content-security-policy']);
  const nonce = /'nonce-([\w-]{22})'/.exec(policy)?.[1] ?? 'none';
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'nonce-");
  expect(policy).not.toMatch(/unsafe|script-src[^;]*data:|\*/);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(first.body).toContain(`<style nonce="${nonce}">`);
  expect(second.body).not.toContain(nonce);
  expect(first.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cache-control': 'no-cache',
  });
});

it('carries the registry, the figures and the demo in the page, and no text of it can end its element', async () => {
  const get = await serve({ demo: async () => ({ temple: 't', qr: 'q', name: '</script><b>', purpose: 'p' }) });
  const { body } = await get('/');
  expect(bootOf(body)).toMatchObject({ registry: { releases: [{ name: 'mfe-devotee' }] }, demo: { name: '</script><b>' } });
  expect(body).not.toContain('</script><b>');
  expect(body).toContain('<p>1000+</p>');
});

it('names the digests of the opened area only', async () => {
  const get = await serve();
  const digests = async (path: string) =>
    bootOf((await get(path)).body).registry.releases.map(({ integrity }) => Object.keys(integrity).length);
  expect(await digests('/donor/dashboard')).toEqual([5]);
  expect(await digests('/contact')).toEqual([0]);
});

it('[2.06] opens the demo gift with temple, qr, name and purpose', async () => {
  const { body } = await (await serve())('/');
  expect(body).toContain('href="/donate?temple=sri-kamakshi-edison&amp;qr=code-1&amp;name=Sri+Kamakshi+%26+Co&amp;purpose=General"');
  expect(body).toMatch(/viewBox="0 0 (\d\d) \1"><path d="M0 0h7v1h-7z/);
});

it('says on every page of a staging system that it is one, and nowhere else', async () => {
  const pages = [
    ['/', { 'accept-language': 'hi' }],
    ['/devotee/dashboard', {}],
    ['/nope', {}],
  ] as const;
  const [staging, real] = [await serve({ staging: true }), await serve()];
  for (const [path, headers] of pages) {
    expect((await staging(path, headers)).body).toContain('Staging system');
    expect((await real(path, headers)).body).not.toContain('staging');
  }
});

it('leaves the demo out where there is no demo data', async () => {
  const { body } = await (await serve({ demo: async () => null }))('/');
  expect(body).not.toContain('class="demo"');
  expect(bootOf(body).demo).toBeNull();
});

it('names the page and fetches its remote and its texts while the shell starts', async () => {
  const get = await serve();
  const { body } = await get('/devotee/dashboard');
  expect(body).toContain('Dashboard · Sannidhi');
  expect(body).toContain(
    `<link rel="preload" as="script" crossorigin href="/remotes/mfe-devotee/${RELEASE}/screen.2.js" integrity="${DIGEST}">`,
  );
  const preloaded = (page: string) =>
    [...page.matchAll(/<link rel="preload" as="script"[^>]*\/([\w.-]+)" integrity/g)].map(([, file]) => file);
  expect(preloaded(body)).toEqual(['remoteEntry.1.js', 'screen.2.js', 'texts-en.3.js']);
  const hindi = await get('/devotee/dashboard', { 'accept-language': 'hi' });
  expect(preloaded(hindi.body)).toEqual(['remoteEntry.1.js', 'screen.2.js', 'texts-hi.4.js']);
});

it('speaks the chosen language, else the browser’s, else English', async () => {
  const get = await serve();
  expect((await get('/contact', { 'accept-language': 'ml, hi;q=0.8' })).body).toContain('lang="hi"');
  expect((await get('/contact', { 'accept-language': 'hi', cookie: 'a=b; language=en' })).body).toContain('lang="en"');
  expect((await get('/contact', { cookie: 'language=xx' })).body).toContain('lang="en"');
});

it('sends files for good, compressed ahead, and only files of builds', async () => {
  const get = await serve();
  const asset = await get('/assets/main.12345678.js', { 'accept-encoding': 'br' });
  expect(asset.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect((await get(`/remotes/mfe-devotee/${RELEASE}/remoteEntry.1.js`)).body).toBe('remote()');
  for (const path of ['/assets/none.js', '/remotes/mfe-devotee/mfe.json', '/remotes/mfe-devotee/.built-from']) {
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  }
  expect((await get('/assets/..%2f..%2fpackage.json')).statusCode).toBe(403);
});

it('compresses pages for who takes it', async () => {
  const get = await serve();
  const { rawPayload, headers } = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(rawPayload))).toContain('1000+');
});

it('leaves the API alone and gives no page to who asks for data', async () => {
  const get = await serve();
  expect((await get('/api/nothing')).headers['content-type']).toContain('application/json');
  expect((await get('/devotee/dashboard', { accept: 'application/json' })).statusCode).toBe(404);
});

it('takes up a new release with the next page, and does without one that is malformed', async () => {
  const get = await serve();
  expect(bootOf((await get('/contact')).body).registry.releases).toHaveLength(1);
  write(
    'mfe-devotee/dist/mfe.json',
    JSON.stringify({ ...release(), routes: [{ ...release().routes[0], path: '/temple-admin/donations' }] }),
  );
  expect(bootOf((await get('/contact')).body).registry.releases).toHaveLength(0);
  expect((await get('/devotee/anything')).statusCode).toBe(200);
});

it('has no sandbox checkout where a real provider is set', async () => {
  expect((await (await serve({ payments: 'stripe' }))('/sandbox/checkout/1')).statusCode).toBe(404);
  expect((await (await serve())('/sandbox/checkout/1')).statusCode).toBe(200);
});

describe('what this browser runs', () => {
  const PREVIEW = 'mfe-devotee@fedcba9876543210';
  const published = (given: Partial<PublishedRemotes> = {}): PublishedRemotes => ({
    folder: join(root, 'published'),
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

it('serves the service worker at the root, revalidated each time, with no right but to fetch from here', async () => {
  const get = await serve();
  expect((await get('/service-worker.js')).statusCode).toBe(404);
  write('shell/dist/pages/service-worker.js', 'keep()');
  const reply = await get('/service-worker.js');
  expect(reply.body).toBe('keep()');
  expect(reply.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
});

it('says where to report a vulnerability, valid for less than a year', async () => {
  const get = await serve({ publicUrl: 'https://sannidhi.example' });
  const reply = await get('/.well-known/security.txt');
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = Object.fromEntries(
    reply.body
      .trim()
      .split('\n')
      .map((line: string) => line.split(': ')),
  );
  expect(lines).toMatchObject({
    Contact: 'https://sannidhi.example/contact',
    Canonical: 'https://sannidhi.example/.well-known/security.txt',
  });
  const validDays = (Date.parse(lines.Expires) - Date.now()) / 86_400_000;
  expect(validDays).toBeGreaterThan(30);
  expect(validDays).toBeLessThan(365);
});

it('has a gateway that sends the same kinds of files as the platform', () => {
  const gateway = readFileSync(join(__dirname, '../../../../deploy/nginx/sannidhi.conf'), 'utf8');
  const [, served = ''] = /location ~ \^\/remotes\/.*\\\.\(([\w|]+)\)\$/.exec(gateway) ?? [];
  expect(served.split('|')).toEqual(RELEASE_FILE_ENDINGS);
  const [, types = ''] = /types \{([^}]*)\}/.exec(gateway.slice(gateway.indexOf(served))) ?? [];
  const told = [...types.matchAll(/(\S+) ([^;]+);/g)].flatMap(([, type, endings = '']) =>
    endings.split(' ').map((ending) => [ending, type]),
  );
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(RELEASE_FILE_ENDINGS.map((ending) => [ending, releaseFileType(`a.${ending}`)?.replace(/;.*/, '')])),
  );
});

it('says that a script of a release is missing by its own type, so that nobody takes it for a refused one', async () => {
  const get = await serve();
  const { statusCode, headers } = await get(`/remotes/mfe-devotee/${RELEASE}/gone.1.js`);
  expect([statusCode, headers['content-type']]).toEqual([404, expect.stringContaining('text/javascript')]);
});

describe('a screen’s first paint', () => {
  const AUTH = { ...release(), name: 'mfe-auth', routes: [route('/login'), route('/verify-email')] };
  function route(path: string) {
    return { path, title: { en: 'Sign in', hi: 'साइन इन' }, access: 'public', layout: 'plain', files: [] };
  }
  const paint = (screens: object, parts?: unknown) =>
    write(`mfe-auth/dist/${RELEASE}/first-paint.json`, JSON.stringify({ rules: [], screens, parts }));

  beforeEach(() => {
    write('mfe-auth/dist/mfe.json', JSON.stringify(AUTH));
    for (const language of ['en', 'hi'])
      write(`shell/dist/pages/painted-plain.${language}.html`, `<style>%paint-styles%</style><main>%paint%</main>${MARKS}`);
    paint({ '/login': { en: [['h1', {}, 'Welcome %nonce%']] }, '/verify-email#x': { en: ['No'] } });
  });

  it('is in the page, in its language, and only at its own address', async () => {
    const get = await serve();
    expect((await get('/login')).body).toContain('<main><h1>Welcome &#37;nonce&#37;</h1></main>');
    for (const path of ['/verify-email', '/devotee/dashboard']) expect((await get(path)).body).not.toContain('<main>');
    expect((await get('/login', { 'accept-language': 'hi' })).body).not.toContain('<main>');
  });

  it('comes with the scripts of the kit’s parts that its app runs, and with no others', async () => {
    const link = (parts: string) => `<link rel="preload" as="script" fetchpriority="low" href="/${parts}.js" data-parts="${parts}">`;
    write('shell/dist/pages/painted-plain.en.html', `${link('fields')}${link('cart states')}${link('tables')}<main>%paint%</main>${MARKS}`);
    const get = await serve();
    const named = async () => [...(await get('/login')).body.matchAll(/data-parts="([\w ]+)"/g)].map(([, parts]) => parts);
    expect(await named()).toEqual([]);
    const screens = { '/login': { en: [['h1', {}, 'Welcome ', link('tables')]] } };
    paint(screens, { '/login': ['fields', 'states'] });
    expect(await named()).toEqual(['fields', 'cart states']);
    for (const broken of ['fields', { '/login': 'fields' }, { '/login': [7, null] }, null]) {
      paint(screens, broken);
      expect(await named()).toEqual([]);
    }
  });

  it('is not for a browser with a session, nor for an address with more to it', async () => {
    const signedIn = await serve({ hasSession: () => true });
    expect((await signedIn('/login')).body).not.toContain('<main>');
    const unknown = await serve({ known: async () => null });
    expect((await unknown('/login')).body).not.toContain('<main>');
  });

  it('allows the one inline script that the build wrote, and no other page allows any', async () => {
    const script = 'window.kept=[]';
    write('shell/dist/pages/painted-plain.en.html', `<script id="keep-events">${script}</script><main>%paint%</main>${MARKS}`);
    const get = await serve();
    const policyOf = async (path: string) => String((await get(path)).headers['content-security-policy']);
    const digest = createHash('sha256').update(script).digest('base64');
    expect(await policyOf('/login')).toContain(`script-src 'self' 'sha256-${digest}';`);
    expect(await policyOf('/verify-email')).toContain("script-src 'self';");
  });

  it('is left out when its file is none', async () => {
    const get = await serve();
    for (const broken of ['', 'null', '{"screens":7}', '{"screens":{"/login":{"en":{}}}}', '<script>']) {
      write(`mfe-auth/dist/${RELEASE}/first-paint.json`, broken);
      const { statusCode, body } = await get('/login');
      expect([broken, statusCode, body.includes('<main>')]).toEqual([broken, 200, false]);
    }
  });
});

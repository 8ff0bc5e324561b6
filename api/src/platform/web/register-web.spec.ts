import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { RELEASE_FILE_ENDINGS, releaseFileType } from '@sannidhi/contracts';
import { bootOf, DIGEST, RELEASE, release, servedWeb } from '../../../test/served-web.ts';

const { serve, write } = servedWeb();

it('[8.21] answers known pages with 200 and unknown ones with 404, both with the page', async () => {
  const get = await serve();
  expect((await get('/devotee/dashboard')).statusCode).toBe(200);
  expect((await get('/donor/dashboard')).statusCode).toBe(200);
  expect((await get('/contact')).statusCode).toBe(200);
  for (const path of ['/nope', '/devotee/nope', '/devotee/temple-preferences', '/sandbox']) {
    const { statusCode, headers, body } = await get(path);
    expect([path, statusCode]).toEqual([path, 404]);
    expect(body).toContain('<html lang="en">');
    expect(headers['x-robots-tag']).toBe('noindex');
  }
});

it('answers the page of what doesn’t exist as it answers unknown ones, known by no search engine', async () => {
  const head = async ({ pathname }: URL) => (pathname === '/contact' ? null : undefined);
  const get = await serve({ head });
  const answers = [await get('/contact'), await get('/')].map(({ statusCode, headers }) => [statusCode, headers['x-robots-tag']]);
  expect(answers).toEqual([
    [404, 'noindex'],
    [200, undefined],
  ]);
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
    `<link rel="preload" as="script" fetchpriority="low" crossorigin href="/remotes/mfe-devotee/${RELEASE}/screen.2.js" integrity="${DIGEST}">`,
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

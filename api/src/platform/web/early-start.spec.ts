import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_FOR_CONTRACT } from '@sannidhi/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import { registerWeb } from './register-web.ts';

const RELEASE = '0123456789abcdef';
const SCRIPT = 'ask()';
const part = (name: string) => `<link rel="preload" as="script" fetchpriority="low" href="/${name}.js" data-parts="${name}">`;
const PAGE = `${part('tables')}${part('sheets')}<script id="early-reads" data-for="%reads%">${SCRIPT}</script>%preloads% %title% %boot%`;
const DIGEST = `sha384-${'A'.repeat(64)}`;
const PATH = '/devotee/dashboard';
const DECADE = Math.floor(new Date().getFullYear() / 10) * 10;
const CALENDAR = ['panchanga.1.js', 'panchanga-hi.2.js', `panchanga-${DECADE}.3.js`];
const OTHERS = ['panchanga-en.4.js', 'panchanga-1900.5.js', 'panchanga.1.css', 'other.6.js'];
const route = (path: string, access: string) => ({ path, title: { en: 'A page' }, access, layout: 'area', files: [] });

let root: string;
let server: FastifyInstance;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'start-'));
  write('shell/dist/pages/page.en.html', PAGE);
  write(
    'mfe-devotee/dist/mfe.json',
    JSON.stringify({
      name: 'mfe-devotee',
      release: RELEASE,
      contract: BUILT_FOR_CONTRACT,
      entry: 'remoteEntry.1.js',
      exposes: ['./area'],
      routes: [route(PATH, 'signed-in'), route('/donate', 'public')],
      navigation: [],
      permissions: [],
      integrity: Object.fromEntries([...CALENDAR, ...OTHERS].map((file) => [file, DIGEST])),
    }),
  );
  server = fastify();
  await registerWeb(server, { root, publicUrl: 'http://localhost:3000', payments: 'sandbox', demoLogins: [], demo: async () => null });
});
afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

function write(path: string, content: string) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), content);
}

const starts = (facts: object) =>
  write(`mfe-devotee/dist/${RELEASE}/first-paint.json`, JSON.stringify({ rules: [], screens: {}, ...facts }));
const get = (path: string, language = 'en') => server.inject({ url: path, headers: { accept: 'text/html', 'accept-language': language } });
const asksOf = (body: string) => /data-for="([^"]*)"/.exec(body)?.[1];

it('names the role, its session check and what the screen reads, and allows the script that asks', async () => {
  starts({
    reads: { [PATH]: ['/api/devotee/bookings?when=ahead&limit=5#booking,pooja-slot', '/api/devotee/giving/{year}'] },
    parts: { [PATH]: ['tables'] },
  });
  const { body, headers } = await get(PATH);
  expect(asksOf(body)).toBe(
    'donor /api/auth/me /api/devotee/bookings?when=ahead&amp;limit=5#booking,pooja-slot /api/devotee/giving/{year}',
  );
  expect(body).toContain('tables.js');
  expect(body).not.toContain('sheets.js');
  expect(headers['content-security-policy']).toContain(`'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`);
});

it('has the files that the screen loads on its own requested with it, in the page’s language', async () => {
  write('shell/dist/pages/page.hi.html', PAGE);
  const files = ['panchanga.', 'panchanga-{language}.', 'panchanga-{decade}.', ''];
  starts({ reads: { [PATH]: ['/api/devotee/temples'] }, files: { [PATH]: files } });
  const { body } = await get(PATH, 'hi');
  const asked = [...body.matchAll(/fetchpriority="low" crossorigin href="[^"]*\/([^/"]*)" integrity="sha384-A+"/g)].map(([, file]) => file);
  expect(asked).toEqual(CALENDAR);
});

it('asks for nothing on a public page, nor for a release that says nothing, or nothing sound', async () => {
  const quiet = async (path: string) => {
    const { statusCode, body } = await get(path);
    expect([statusCode, body.includes('early-reads'), body.includes('sheets.js')]).toEqual([200, false, true]);
  };
  await quiet(PATH);
  starts({ reads: { '/donate': ['/api/public/temples'], [PATH]: [] } });
  await quiet('/donate');
  for (const broken of [
    7,
    { [PATH]: '/api/x' },
    { [PATH]: [7, 'https://elsewhere.example/api/x', '//x/api', '/devotee', '/api/../x', '/api/"><b>', '/api/x#">'] },
  ]) {
    starts({ reads: broken });
    await quiet(PATH);
  }
});

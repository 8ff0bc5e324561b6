import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { registerWeb } from '../src/platform/web/register-web.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

const PLACES = [
  '/',
  '/devotee/',
  '/api/',
  '/api/public/temples/',
  '/assets/',
  '/remotes/mfe-devotee/',
  '/donate?temple=',
  '/sandbox/checkout/',
];
const ODDITIES = [
  '/',
  '//',
  '//evil.test',
  '///:0',
  '//[',
  '%',
  '%00',
  '%2e%2e%2fetc',
  '..',
  '../..',
  '..;/',
  '.%00.',
  '\\\\evil.test',
  '%c0%af',
  '%ff',
  '%zz',
  ';a=b',
  '#x',
  '?',
  '??&&==',
  '%u0041',
  '\'"<>`{}|^',
  '@',
  ':',
  '*',
  `${'/'.repeat(8_000)}x`,
  'a'.repeat(8_000),
  'a/'.repeat(4_000),
  '%25'.repeat(2_000),
];
/** Not even a path. */
const TARGETS = ['*', 'x', 'http://evil.test/', 'http://[', 'http:////', 'evil.test:80', '?', '/\0', '/\u00e9', `/${'a'.repeat(20_000)}`];

let api: TestApi;
let port: number;
const root = mkdtempSync(join(tmpdir(), 'sannidhi-odd-'));
beforeAll(async () => {
  for (const page of ['landing.en', 'landing.hi', 'page.en', 'page.hi']) write(`shell/dist/pages/${page}.html`, '<html>%boot%</html>');
  write('shell/dist/assets/main.js', 'start()');
  const web = (fastify: FastifyInstance) =>
    registerWeb(fastify, { root, publicUrl: 'http://localhost:4100', payments: 'sandbox', demoLogins: [], demo: async () => null });
  api = await startTestApi({}, { registerWeb: web });
  port = Number(new URL(api.url).port);
});
afterAll(async () => {
  await api.close();
  rmSync(root, { recursive: true });
});

it.each(['GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'BREW'])(
  '%s of an odd address is refused or found, and never an error of ours',
  async (method) => {
    const failed: string[] = [];
    for (const target of [...PLACES.flatMap((place) => ODDITIES.map((oddity) => place + oddity)), ...TARGETS]) {
      const status = await ask(method, target);
      if (!(status >= 200 && status < 500)) failed.push(`${status} for ${target.slice(0, 60)}`);
    }
    expect(failed).toEqual([]);
  },
);

it('refuses an address that can’t be decoded in our own words, and lets nothing run', async () => {
  const reply = await api.client().get('/remotes/%').expect(400);
  expect(reply.body).toMatchObject({ statusCode: 400, code: 'malformed-request', requestId: expect.any(String) });
  expect(reply.headers).toMatchObject({ 'content-security-policy': "sandbox; default-src 'none'", 'x-content-type-options': 'nosniff' });
});

it('[2.24] shows the not-found page at a page’s address that can’t be decoded', async () => {
  for (const path of ['/devotee/%E0%A4%A', '/%', '/receipts/%zz?year=2026']) {
    const reply = await api.client().get(path).set('accept', 'text/html').expect(404);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  }
});

it('[2.24] shows no page at an address that begins with two slashes', async () => {
  for (const target of ['//', '//evil.test', '//devotee/donate']) expect([target, await ask('GET', target)]).toEqual([target, 404]);
});

/** The status a server returns on a raw connection: a client library would fix the URL first. */
async function ask(method: string, target: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`, 'latin1');
  return Number((await text(socket)).slice(9, 12));
}

function write(path: string, content: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), content);
}

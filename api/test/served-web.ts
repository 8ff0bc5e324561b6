import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_FOR_CONTRACT } from '@sannidhi/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import { registerWeb, type WebOptions } from '../src/platform/web/register-web.ts';

export const RELEASE = '0123456789abcdef';
export const DIGEST = `sha384-${'a'.repeat(64)}`;
export const STAGING = '<aside class="staging"><span>Staging system</span></aside>';
/** Where a built page has what each answer differs in. */
export const MARKS = 'src="%nonce%" %preloads% %title% %boot%';
const DEMO_HREF = '/donate?temple=demo-temple&amp;qr=demo-qr&amp;name=demo-name&amp;purpose=demo-purpose';
const LANDING = `<style nonce="%nonce%"></style><p>%figure-temples%</p><section class="demo"><a href="${DEMO_HREF}"><svg viewBox="0 0 8101 8101"><path d="%demo-code%"></path></svg></a></section>${MARKS}`;

/** Registers a small built platform, new for each test, and serves it. */
export function servedWeb() {
  let root: string;
  const servers: FastifyInstance[] = [];

  const write = (path: string, content: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content);
  };

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

  return {
    write,
    path: (...parts: string[]) => join(root, ...parts),
    serve: async (given: Partial<WebOptions> = {}) => {
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
    },
  };
}

/** The manifest of the one remote that is built. */
export const release = () => ({
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

/** What a page starts its app with. */
export const bootOf = (page: string) =>
  JSON.parse(page.slice(page.indexOf('{"'))) as { registry: { releases: { integrity: object }[] }; demo: unknown; figures: object };

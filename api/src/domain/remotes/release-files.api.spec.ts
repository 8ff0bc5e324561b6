import type TestAgent from 'supertest/lib/agent.js';
import { buildRelease, publishRelease, sendFiles } from '../../../test/factories/release.factory.ts';
import { refused, register, running, startRegistry } from '../../../test/remote-registry.ts';
import { signInDeployer } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';

const REMOTE = 'mfe-priest';
const PAGE = '<!doctype html><script>fetch("/api/auth/session")</script>';
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><script>fetch("/api/auth/session")</script></svg>';

let api: TestApi;
let tool: TestAgent;
beforeAll(async () => {
  ({ api } = await startRegistry());
  tool = await signInDeployer(api, REMOTE);
});
afterAll(() => api.close());

const send = (file: string, content: string) =>
  tool
    .put(`/api/deploy/remotes/${REMOTE}/releases/0123456789abcdef/files/${file}`)
    .set('content-type', 'application/octet-stream')
    .send(Buffer.from(content));

describe('a release is refused', () => {
  it.each(['page.html', 'page.xhtml', 'drawing.svg', 'main.js.html', 'PAGE.HTML', 'main.JS', 'page.html.br', 'main.js.map', 'paper.pdf'])(
    'when a file is called %s, before it is taken in',
    async (file) => {
      expect(await refused(send(file, PAGE))).toBe('422 release-file-type');
    },
  );

  it.each(['page%2ehtml', 'a%2fpage.html', 'a%252fpage.html', 'page.html%00.js', '%2e%2e%2fpage.html', 'page.html%20', 'page.html;.js'])(
    'when a file is called %s',
    async (file) => {
      expect(['422 release-file-name', '422 release-file-type', '404 not-found']).toContain(await refused(send(file, PAGE)));
    },
  );

  it.each([
    ['page.js', PAGE],
    ['page.html.js', `\n ${PAGE}`],
    ['drawing.css', DRAWING],
    ['data.json', PAGE],
    ['lamp.png', DRAWING],
    ['other.woff2', PAGE],
    ['bell.wav', 'GIF89a'],
  ])('when %s holds %s', async (file, content) => {
    const built = buildRelease(REMOTE, {}, { [file]: content });
    await sendFiles(tool, built);
    const { status, body } = await register(tool, built, {});
    expect([status, body.code]).toEqual([422, 'release-file-type']);
    expect(body.message).toContain(`${file} isn't what its name says`);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/temple-admin/donations',
    '/priest/%2e%2e/superadmin',
    '/priest/login',
  ])('when its navigation leads to %s', async (to) => {
    const label = { en: 'Slots', hi: 'समय' };
    const built = buildRelease(REMOTE, { navigation: [{ to, label, icon: 'temple' }] as never });
    const { status, body } = await publishRelease(tool, built);
    expect([status, body.code]).toEqual([422, 'release-route-outside']);
    expect(body.message).toBe(`${REMOTE} leads to ${to}, which isn't in its area.`);
  });

  it('when a route of its area holds a page of another’s', async () => {
    const [route] = buildRelease(REMOTE).manifest.routes;
    const built = buildRelease(REMOTE, { routes: [{ ...route!, path: '/priest/:page' }] });
    expect(await refused(publishRelease(tool, built))).toBe('422 release-route-outside');
  });
});

it('holds pictures, sounds, styles, and what builds write about themselves', async () => {
  const built = buildRelease(
    REMOTE,
    { navigation: [{ to: '/priest/dashboard?view=week', label: { en: 'Week', hi: 'सप्ताह' }, icon: 'temple', group: undefined }] },
    {
      'mf-manifest.json': '{}',
      'main.1a2b3c4d.css': '.a{}',
      'lamp.gif': 'GIF89a=1;run()//',
      'bell.wav': 'RIFF\x10\x00\x00\x00WAVEfmt ',
    },
  );
  expect((await publishRelease(tool, built)).status).toBe(200);
  expect(await running(api, REMOTE)).toBe(built.manifest.release);
});

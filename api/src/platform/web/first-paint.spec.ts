import { createHash } from 'node:crypto';
import { MARKS, RELEASE, release, servedWeb } from '../../../test/served-web.ts';

const { serve, write } = servedWeb();

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

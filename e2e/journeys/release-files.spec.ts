import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signIn } from '../harness/api-client.ts';
import { type Browser, expect, type Page, test } from '../harness/test.ts';

const RELEASE = '/remotes/mfe-priest/00000000deadbeef';
/** What someone with one team's token would like an operator to open. */
const STEAL = 'document.documentElement.setAttribute("data-stolen", localStorage.getItem("authToken"))';
const PAGE = `<!doctype html><script>${STEAL}</script><img src="x" onerror='${STEAL}'>`;
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" onload='${STEAL}'><script>${STEAL}</script></svg>`;

const FILES = {
  'page.html': PAGE,
  'page.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml"><script>${STEAL}</script></html>`,
  'drawing.svg': DRAWING,
  'page.js': PAGE,
  'page.json': PAGE,
  'drawing.css': DRAWING,
  'drawing.png': DRAWING,
};

/** An operator with a session in a separate browser who follows links. The policy’s violations appear in its console, as they should. */
async function operatorOn(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  const { authToken } = await signIn(url, 'superadmin@sannidhi.test', 'superadmin');
  await page.goto(url);
  await page.evaluate((token) => localStorage.setItem('authToken', token), authToken);
  return page;
}
const stolen = (page: Page) => page.evaluate(() => document.documentElement.getAttribute('data-stolen'));

test('a file of a release that an operator opens runs nothing and reads no session, also one that lies there from before @any-screen', async ({
  browser,
  platform,
}) => {
  const folder = join(platform.dataDir, RELEASE);
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);
  const page = await operatorOn(browser, platform.url);
  for (const name of Object.keys(FILES)) {
    const answer = await page.goto(`${platform.url}${RELEASE}/${name}`);
    expect([name, answer?.headers()]).toEqual([
      name,
      expect.objectContaining({ 'content-security-policy': "sandbox; default-src 'none'", 'x-content-type-options': 'nosniff' }),
    ]);
    expect([name, await stolen(page)]).toEqual([name, null]);
  }
  await page.close();
});

test('its headers alone keep it from running, were it taken for a page or a drawing @any-screen', async ({ browser, platform }) => {
  const page = await operatorOn(browser, platform.url);
  for (const [contentType, body] of [
    ['text/html', PAGE],
    ['image/svg+xml', DRAWING],
  ] as const) {
    await page.route('**/remotes/**', async (route) => {
      const { 'content-type': _, ...headers } = (await route.fetch()).headers();
      await route.fulfill({ status: 200, headers, contentType, body });
    });
    await page.goto(`${platform.url}${RELEASE}/page.js`);
    expect([contentType, await stolen(page)]).toEqual([contentType, null]);
    await page.unroute('**/remotes/**');
  }
  await page.close();
});

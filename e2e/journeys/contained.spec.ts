import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_PAINT_FILE, REMOTE_LOADS_PATH, type Remote, type RemoteRelease } from '@sannidhi/contracts';
import { alterEntry, alterRegistry, answerFor, chunksOf } from '../faults/altered-release.ts';
import { AREA_PAGES, type AreaPage, OPEN_PAGES } from '../faults/areas.ts';
import { HOSTILE_RULES, HOSTILE_TREE } from '../faults/hostile-tree.ts';
import { goTo, seesPage, test } from '../faults/matrix-test.ts';
import { holdBack } from '../harness/hold-back.ts';
import { expect, type Page } from '../harness/test.ts';

test.use({ serviceWorkers: 'block', trace: 'off' });

const areaOf = (remote: Remote): AreaPage => AREA_PAGES.find((area) => area.remote === remote)!;
const [AUTH, DEVOTEE] = [areaOf('mfe-auth'), areaOf('mfe-devotee')];

/** The remotes that the page reported to have loaded, or to have failed. */
function toldOf(page: Page, failed: boolean): () => string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(REMOTE_LOADS_PATH)) return;
    const load = request.postDataJSON() as { remote: string; failed: boolean };
    if (load.failed === failed) told.push(load.remote);
  });
  return () => told;
}

test('registry: names remotes that the shell doesn’t know @large-screen', async ({ page, release }) => {
  const known = await release(AUTH);
  const named = (name: string, path: string) => ({ ...known, name, routes: known.routes.map((route) => ({ ...route, path })) });
  await alterRegistry(page, AUTH.path, ({ releases }) => ({
    releases: [named('mfe-newer', '/newer'), named('mfe-newer', DEVOTEE.path), named('constructor', '/newer'), ...releases],
    previews: ['mfe-newer'],
    disabled: ['mfe-newer', 'toString'],
    areas: [{ name: 'mfe-newer' }],
  }));
  await page.goto(AUTH.path);
  await seesPage(page, AUTH);
  for (const other of OPEN_PAGES) {
    await goTo(page, other.path);
    await seesPage(page, other);
  }
  await expect(page.getByRole('complementary', { name: 'Releases in this browser' })).toBeHidden();
});

const LEFT_BEHIND = 'button, h1 { color: rebeccapurple !important; }';

test('code: writes styles, variables and a title that outlast its area @large-screen', async ({ page, release }) => {
  const before = `document.title = 'Kept';
document.documentElement.style.setProperty('--color-primary', 'rebeccapurple');
for (const sheet of document.styleSheets) if (sheet.ownerNode.matches('head > style:not([data-emotion])')) sheet.insertRule('${LEFT_BEHIND}', 0);
document.head.append(Object.assign(document.createElement('style'), { nonce: window.__nonce__, textContent: '${LEFT_BEHIND}' }));`;
  await alterEntry(page, DEVOTEE.path, await release(DEVOTEE), { before });
  await page.goto(DEVOTEE.path);
  const heading = page.getByRole('heading', { level: 1, name: DEVOTEE.heading });
  await expect(heading).toHaveCSS('color', 'rgb(102, 51, 153)');

  await goTo(page, '/contact');
  const contact = page.getByRole('heading', { level: 1, name: 'Contact Us' });
  await expect(contact).toBeVisible();
  await expect(contact).not.toHaveCSS('color', 'rgb(102, 51, 153)');
  await expect(page).toHaveTitle(/^Contact/);
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--color-primary'))).toBe('');
});

for (const [where, late] of [
  ['a timer', "setTimeout(() => { throw new Error('late'); });"],
  ['a promise', "void Promise.reject(new Error('late'));"],
] as const)
  test(`code: throws in ${where} while another area’s page is shown @large-screen`, async ({ page, release }) => {
    const failures = toldOf(page, true);
    await alterEntry(page, AUTH.path, await release(AUTH), { before: `addEventListener('late', () => { ${late} });` });
    await page.goto(AUTH.path);
    await seesPage(page, AUTH);
    await goTo(page, DEVOTEE.path);
    await seesPage(page, DEVOTEE);
    await page.evaluate(() => void dispatchEvent(new Event('late')));
    await expect.poll(failures).toEqual(['mfe-auth']);
    await seesPage(page, DEVOTEE);
  });

test('files: break off because the page is being left @large-screen', async ({ page, release }) => {
  const [failures, loads] = [toldOf(page, true), toldOf(page, false)];
  await alterRegistry(page, AUTH.path, () => ({}));
  const files = chunksOf(await release(AUTH), AUTH.path);
  let breakOff = () => {};
  const left = new Promise<void>((resolve) => {
    breakOff = resolve;
  });
  await answerFor(page, files, async (route) => {
    await left;
    await route.abort('aborted');
  });
  const asked = page.waitForRequest((request) => files.includes(new URL(request.url()).pathname));
  await page.goto(AUTH.path, { waitUntil: 'commit' });
  await asked;
  await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide')));
  breakOff();
  await expect(page.getByRole('heading', { name: AUTH.unavailable })).toBeVisible();
  await goTo(page, DEVOTEE.path);
  await expect.poll(loads).toEqual(['mfe-devotee']);
  expect(failures()).toEqual([]);
});

test.describe('tree', () => {
  test.use({ waitsForUse: true });

  test('tree: markup and rules that run, fetch, send or cover something @any-screen', async ({ page, platform, release }) => {
    putPaint(platform.dataDir, await release(AUTH));
    const elsewhere: string[] = [];
    page.on('request', (request) => new URL(request.url()).host.includes('evil') && elsewhere.push(request.url()));
    const app = await holdBack(page, '**/assets/main.*.js');
    await page.goto('/register');
    await expect(page.getByText('Hostile')).toBeVisible();
    await page.getByRole('button', { name: 'Go' }).click();
    await page.getByText('Out').click();
    expect(await page.locator('#paint').innerHTML()).not.toMatch(/<(script|img|iframe|style|use)|on\w+=|javascript:|evil\.example|style=/);
    expect(await page.evaluate(() => document.documentElement.dataset.stolen)).toBeUndefined();
    expect(elsewhere).toEqual([]);
    app();
    await expect(page.getByRole('heading', { level: 1, name: /account/i })).toBeVisible();
  });
});

/** Plants what a release of before may hold. */
function putPaint(dataDir: string, { name, release }: RemoteRelease): void {
  const folder = join(dataDir, 'remotes', name, release);
  mkdirSync(folder, { recursive: true });
  const paints = { rules: HOSTILE_RULES, screens: { '/register': { en: HOSTILE_TREE } } };
  writeFileSync(join(folder, FIRST_PAINT_FILE), JSON.stringify(paints));
}

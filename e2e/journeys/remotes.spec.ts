import type { Page, Route } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

const ENTRY = /\/remotes\/mfe-devotee\/[0-9a-f]{16}\/remoteEntry\./;
const INNER = /\/remotes\/mfe-devotee\/[0-9a-f]{16}\/(?!remoteEntry)[\w.]+\.js/;
const PAGE = '/pooja-booking';
/** The load event would wait for a file that hangs. */
const NOT_ALL_LOADED = { waitUntil: 'domcontentloaded' } as const;

const unavailable = (page: Page) => page.getByRole('heading', { name: 'The devotee portal is not available right now' });
const facts = (page: Page) => page.getByText(/^mfe-devotee · [0-9a-f]{16} · /);
/** A mark that a reload would remove. */
const markTab = (page: Page) => page.evaluate(() => Object.assign(window, { sameTab: true }));
const isSameTab = (page: Page) => page.evaluate(() => 'sameTab' in window);

async function recovers(page: Page) {
  await markTab(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'not available' })).toBeVisible();
  expect(await isSameTab(page)).toBe(true);
}

/** Responds with the real file plus some extra bytes, as a tampered server would. */
async function tamper(route: Route) {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\nglobalThis.tampered = true;` });
}

for (const [what, files] of [
  ['entry', ENTRY],
  ['inner file', INNER],
] as const) {
  test(`a remote whose ${what} can’t be fetched names itself and recovers without a reload @any-screen`, async ({ page, look }) => {
    await page.route(files, (route) => route.abort());
    await page.goto(PAGE);
    await expect(unavailable(page)).toBeVisible();
    await expect(facts(page)).toContainText('network');
    await look(`remote-unavailable-${what.replace(' ', '-')}`);
    await recovers(page);
  });

  test(`a remote whose ${what} was changed on the way is refused before it runs @any-screen`, async ({ page }) => {
    await page.route(files, tamper);
    await page.goto(PAGE);
    await expect(unavailable(page)).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    await recovers(page);
  });
}

test('a remote that answers too late is given up after 8 seconds @any-screen', async ({ page }) => {
  await page.route(ENTRY, () => {});
  await page.goto(PAGE, NOT_ALL_LOADED);
  await expect(unavailable(page)).toBeVisible({ timeout: 120_000 });
  await expect(facts(page)).toContainText('entry · timeout');
});

test('a remote that arrives too late is shown without being asked for again @any-screen', async ({ page }) => {
  let arrive = () => {};
  const arrives = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.clock.install();
  await page.route(ENTRY, (route) => arrives.then(() => route.continue()));
  await page.goto(PAGE, NOT_ALL_LOADED);
  await markTab(page);
  await expect(async () => {
    await page.clock.fastForward(8_000);
    await expect(unavailable(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  arrive();
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'not available' })).toBeVisible();
  expect(await isSameTab(page)).toBe(true);
});

test('a release for another contract is never executed @any-screen', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => ENTRY.test(request.url()) && request.resourceType() === 'script' && fetched.push(request.url()));
  await page.route(PAGE, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(/"contract":"\^[\d.]+"/g, '"contract":"^99.0.0"')
      .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '');
    await route.fulfill({ response, body });
  });
  await page.goto(PAGE);
  await expect(unavailable(page)).toBeVisible();
  await expect(facts(page)).toContainText('contract · incompatible');
  await expect(page.getByText(/^This page couldn’t load/)).toBeVisible();
  expect(fetched).toEqual([]);
});

test('a remote that is down takes down nothing but its own area @any-screen', async ({ page }) => {
  await page.route(ENTRY, (route) => route.abort());
  await page.goto(PAGE);
  await expect(unavailable(page)).toBeVisible();
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  await page.goto('/priest/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without the worker, which would fetch the file itself', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page goes on without the code that shows notices, and shows them once it arrives @any-screen', async ({ page }) => {
    let asked = 0;
    let isThere = false;
    await page.route(/\/assets\/toaster\.[\w.]+\.js/, (route) => {
      asked += 1;
      return isThere ? route.continue() : route.abort();
    });
    await page.goto(PAGE);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await page.keyboard.press('F8');
    await expect.poll(() => asked).toBeGreaterThan(1);
    await expect(heading).toBeVisible();
    isThere = true;
    await expect(page.getByRole('region', { name: /F8/ })).toBeFocused();
  });
});

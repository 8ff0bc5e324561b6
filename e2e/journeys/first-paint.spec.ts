import { holdBack } from '../harness/hold-back.ts';
import { expect, type Page, test } from '../harness/test.ts';
import { newEmail, Visitor } from '../pages/visitor.ts';

const EMAIL = 'devotee@sannidhi.test';
const PASSWORD = 'Namaste-108';
const APP = '**/assets/main.*.js';
// The gift comes last: its draft stays in the tab, and the next screen's app would start for it.
const GIFT = '/donate?temple=sri-kamakshi-edison';
const SCREENS = ['/login', '/register', '/contact', '/pooja-booking', '/verify-receipt/none', '/donate', GIFT];

test.use({ waitsForUse: true });

const isPainted = (page: Page) => page.evaluate(() => document.getElementById('paint') !== null);
const shift = (page: Page) => page.evaluate(() => globalThis.layoutShift);

declare global {
  var layoutShift: number;
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    globalThis.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) globalThis.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  }),
);

test('a registration begun before the app is there goes on in it: text, focus and press are kept @any-screen', async ({ page }) => {
  const release = await holdBack(page, APP);
  await page.goto('/register');
  await new Visitor(page).fillRegistration(newEmail());
  await page.getByRole('button', { name: 'Create account' }).click();
  expect(await isPainted(page)).toBe(true);
  expect(new URL(page.url()).search).toBe('');
  await release();
  await expect(page).toHaveURL('/donor/dashboard');
});

test('a sign-in sent with Enter before any script is there is sent once they are @any-screen', async ({ page }) => {
  const early = await holdBack(page, '**/assets/painted.*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(EMAIL);
  await page.keyboard.press('Tab');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(page.locator('.MuiInputBase-root', { has: password }), 'the field shows the focus').toHaveCSS('outline-style', 'solid');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && request.url().includes('/login') && sent.push(request.url()));
  await early();
  await expect(page).toHaveURL('/donor/dashboard');
  expect(sent).toHaveLength(1);
});

test('a field that someone is in before any script is there starts the app @any-screen', async ({ page }) => {
  const early = await holdBack(page, '**/assets/painted.*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Email').focus();
  await early();
  await expect(page.locator('#paint')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('a guest’s amount and purpose show before the app is there, and the last ones are given @small-screen', async ({ page }) => {
  const release = await holdBack(page, APP);
  await page.goto(GIFT);
  const [amount, purpose] = [page.getByLabel('Your gift in US dollars'), page.getByRole('radio', { name: /Annadanam/ })];
  const ring = page.locator('label', { has: purpose }).locator('input + span');
  await page.getByRole('button', { name: '$101', exact: true }).click();
  await expect(page.getByRole('button', { name: '$101', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(amount).toHaveValue('101');
  await expect(ring).toHaveCSS('border-top-width', '2px');
  await purpose.check();
  await expect(ring).toHaveCSS('border-top-width', '8px');
  await page.getByRole('button', { name: '$51', exact: true }).click();
  await amount.fill('75');
  await page.getByRole('button', { name: 'Continue with $75.00' }).click();
  await expect(page.getByRole('heading', { name: 'Your mobile number' })).toBeVisible();
  expect(await isPainted(page)).toBe(true);
  await release();
  await expect(page.locator('#paint')).toHaveCount(0);
  await expect(page.getByText('$75.00')).toBeVisible();
  await expect(page.getByText('Annadanam')).toBeVisible();
});

test('public screens are readable and usable without their app, and nothing moves when it takes over', async ({ page }) => {
  for (const path of SCREENS) {
    const apps: string[] = [];
    await page.route(APP, (route) => {
      if (route.request().resourceType() === 'script') apps.push(route.request().url());
      return route.continue();
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect([path, apps]).toEqual([path, []]);
    const heading = page.locator('#paint h1:visible');
    await expect(heading).toBeVisible();
    const title = await heading.textContent();
    await page.keyboard.press('Shift');
    await expect(page.locator('#paint')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    // A font that arrives late may move a line by a fraction of a pixel.
    expect(await shift(page), path).toBeLessThan(0.002);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('fonts that arrive late move nothing', async ({ page }) => {
  for (const path of ['/', '/register', '/login']) {
    const arrive = await holdBack(page, '**/*.woff2');
    // Not when everything has loaded: fonts are part of that.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    arrive();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    expect(await shift(page), path).toBeLessThan(0.002);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('no heading of the landing page skips a level', async ({ page }) => {
  await page.goto('/');
  const levels = await page.getByRole('heading').evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
});

test('a guest reads the temple’s name and its purposes before any script runs @small-screen', async ({ browser, platform }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(platform.url + GIFT);

  await expect(page.getByRole('heading', { level: 1, name: 'Sri Kamakshi Temple' })).toBeVisible();
  await expect(page.getByLabel(/Annadanam/)).toBeVisible();
  await page.goto(`${platform.url}/donate?temple=no-such-temple`);
  await expect(page.locator('#paint')).toHaveCount(0);
  await page.close();
});

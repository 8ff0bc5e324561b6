import type { Page } from '@playwright/test';
import type { Role } from '@sannidhi/contracts';
import { signIn } from '../harness/api-client.ts';
import { brokenWords } from '../harness/broken-words.ts';
import { enterAs } from '../harness/enter-as.ts';
import { everyScreen } from '../harness/every-screen.ts';
import { expect, test } from '../harness/test.ts';
import { walk } from '../harness/walk.ts';

const FRAMES: readonly { who: string; role: Role; email: string; home: string }[] = [
  { who: 'a devotee', role: 'donor', email: 'devotee@sannidhi.test', home: '/devotee/panchanga' },
  { who: 'the office', role: 'temple-admin', email: 'temple@sannidhi.test', home: '/temple-admin/donation-management' },
  { who: 'a priest', role: 'priest', email: 'priest@sannidhi.test', home: '/priest/dashboard' },
  { who: 'an operator', role: 'superadmin', email: 'superadmin@sannidhi.test', home: '/superadmin/dashboard' },
];
const PHONE = { width: 390, height: 844 };
/** A laptop's window at 400 %. */
const ZOOMED = { width: 360, height: 225 };

for (const { who, role, email, home } of FRAMES) {
  test(`with text twice as large on a phone, every tool in the header of ${who} is in sight @any-screen`, async ({ page, platform }) => {
    await enterAs(page, await signIn(platform.url, email, role));
    await page.setViewportSize(PHONE);
    await page.goto(home);
    await expect(page.getByRole('button', { name: /account$/ })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const beyond = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header[data-frame] :is(a, button)')]
          .map((tool) => ({ name: tool.getAttribute('aria-label') ?? tool.textContent, box: tool.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.right > innerWidth || box.left < 0))
          .map(({ name }) => name),
      );
    await expect.poll(beyond).toEqual([]);
  });

  test(`at 400 % zoom, the bars of ${who} scroll away with the page @any-screen`, async ({ page, platform }) => {
    await enterAs(page, await signIn(platform.url, email, role));
    await page.setViewportSize(ZOOMED);
    await page.goto(home);
    await expect(page.getByRole('button', { name: /account$/ })).toBeVisible();
    await page.getByRole('main').evaluate((main) => main.style.setProperty('min-height', '1500px'));
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    await expect(page.locator('header[data-frame]')).not.toBeInViewport();
    const staying = await page.evaluate(() =>
      [...document.querySelectorAll('nav, header')]
        .filter((bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position))
        .map((bar) => bar.getAttribute('aria-label') ?? bar.tagName),
    );
    expect(staying).toEqual([]);
  });
}

test('with text twice as large on a phone, a card in the office leaves its name room @any-screen', async ({ page, platform }) => {
  await enterAs(page, await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin'));
  await page.setViewportSize(PHONE);
  await page.goto('/temple-admin/users-roles');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Only owner' })).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const narrowest = () =>
    page.evaluate(() => Math.min(...[...document.querySelectorAll('main li b')].map((name) => name.getBoundingClientRect().width)));
  await expect.poll(narrowest).toBeGreaterThan(200);
});

test('with text twice as large on a phone, the bottom bar’s words are apart and the events fit the page @any-screen', async ({
  page,
  platform,
}) => {
  await enterAs(page, await signIn(platform.url, 'devotee@sannidhi.test', 'donor'));
  await page.setViewportSize(PHONE);
  await page.goto('/devotee/events');
  await expect(page.getByRole('heading', { level: 2, name: 'Your tickets' })).toBeVisible();
  await expect(page.locator('main time').nth(0)).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const beyond = () =>
    page.evaluate(() => {
      const wider = (inner: DOMRect, outer: { left: number; right: number }) =>
        inner.left < outer.left - 1 || inner.right > outer.right + 1;
      const wordsOf = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect();
      };
      const items = [...document.querySelectorAll('nav li')].filter((item) => wider(wordsOf(item), item.getBoundingClientRect()));
      const page = { left: 0, right: innerWidth };
      const lines = [...document.querySelectorAll('main :is(h1, h2, p, time)')].filter((line) => wider(wordsOf(line), page));
      return [...items, ...lines].map(({ textContent }) => textContent);
    });
  await expect.poll(beyond).toEqual([]);
});

/** Where a name has something beside it: an amount, a button, other choices. */
const SIDE_BY_SIDE = ['/devotee/donate', '/devotee/activity', '/receipts', '/devotee/temples', '/bookings'];

test('with text twice as large on a phone, no word is broken for what is beside it @any-screen', async ({ page, platform }) => {
  await enterAs(page, await signIn(platform.url, 'devotee@sannidhi.test', 'donor'));
  await page.setViewportSize(PHONE);
  const screens = everyScreen().filter(({ role, address }) => role === 'donor' && SIDE_BY_SIDE.includes(address));
  await walk(page, screens, async ({ address }) => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(() => brokenWords(page), address).toEqual([]);
  });
});

test('with forced colors, the chosen amount, tab and the day’s sky differ from the rest @any-screen', async ({ page, platform }) => {
  await enterAs(page, await signIn(platform.url, 'devotee@sannidhi.test', 'donor'));
  await page.emulateMedia({ forcedColors: 'active' });
  const looks = (marked: string) =>
    page
      .locator(marked)
      .first()
      .evaluate((element) => {
        const { backgroundColor, outlineStyle, outlineColor } = getComputedStyle(element);
        return { backgroundColor, outlineStyle, outlineColor };
      });
  await page.goto('/devotee/donate');
  await page.getByRole('button', { name: '$51', exact: true }).click();
  await page.getByRole('heading', { level: 1 }).hover();
  expect(await looks('main button[aria-pressed="true"]')).not.toEqual(await looks('main button[aria-pressed="false"]'));
  await page.goto('/devotee/panchanga');
  await expect(page.getByRole('tab').first()).toBeVisible();
  expect(await looks('[role="tab"][aria-selected="true"]')).not.toEqual(await looks('[role="tab"][aria-selected="false"]'));
  expect(await looks('nav a[aria-current]')).not.toEqual(await looks('nav a:not([aria-current])'));
  await expect(page.locator('main [data-current]').nth(0)).toBeVisible();
  await expect.poll(() => wordsHiddenByHighlight(page)).toEqual([]);
});

/** Words on the color of a selection need it untouched: the browser would put a page-colored background behind them. */
const wordsHiddenByHighlight = (page: Page) =>
  page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.backgroundColor = 'Highlight';
    const highlight = getComputedStyle(sample).backgroundColor;
    sample.remove();
    return [...document.querySelectorAll('main *')]
      .filter((one) => one.textContent?.trim() && getComputedStyle(one).backgroundColor === highlight)
      .filter((one) => getComputedStyle(one).getPropertyValue('forced-color-adjust') !== 'none')
      .map(({ textContent }) => textContent);
  });

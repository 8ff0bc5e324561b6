import { expect, type Page, test } from '../harness/test.ts';
import { DevoteePortal } from '../pages/devotee-portal.ts';

const EKADASHI = '/devotee/panchanga?date=2026-11-20';

/** On a small screen a tapped day is shown below the month, nothing scrolls sideways, and every character has 14 px or more. */
async function tapsThroughTheMonth(page: Page) {
  const grid = page.getByRole('grid', { name: 'November 2026' });
  await grid.getByRole('button', { name: /^Sunday, November 8/ }).tap();
  await expect(page.getByRole('region', { name: 'Sunday, November 8' })).toContainText('Diwali (Lakshmi Puja)');
  const sizes = await grid
    .locator('button, button > span, th > span[aria-hidden]')
    .evaluateAll((all) => all.map((shown) => Number.parseFloat(getComputedStyle(shown).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.getByRole('link', { name: 'Show the whole day' }).tap();
  await expect(page).toHaveURL('/devotee/panchanga?date=2026-11-08');
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday, November 8' })).toBeVisible();
}

test('a devotee reads the day over the home temple, the month by keys, and the year’s festivals with their reasons', async ({
  page,
  look,
  isMobile,
}) => {
  await new DevoteePortal(page).open(EKADASHI);
  await expect(page.getByRole('heading', { level: 2, name: 'Shukla Ekadashi' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Times to avoid' })).toContainText('10:29 AM – 11:43 AM');
  await expect(page.getByRole('region', { name: 'On this day', exact: true })).toContainText('Ekadashi holds at sunrise');
  await look('panchanga-day');

  await page.getByRole('grid', { name: 'November 2026' }).getByRole('button', { pressed: true }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday, December 27' })).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page).toHaveURL('/devotee/panchanga');

  await page.goto(`${EKADASHI}&view=month`);
  if (isMobile) await tapsThroughTheMonth(page);
  else await expect(page.getByRole('region', { name: 'November 2026, in seven columns' })).toContainText('Diwali (Lakshmi Puja)');
  await page.getByRole('tab', { name: 'Festivals' }).click();
  const november = page.getByRole('region', { name: 'November 2026' });
  await november.getByText('Why this date?').first().click();
  await expect(november.getByText(/^Rule: /).first()).toBeVisible();
  await look('panchanga-festivals');
});

test('a devotee looks at another city’s sky and gets its calendar for the phone @small-screen', async ({ page, look }) => {
  await new DevoteePortal(page).open(EKADASHI);
  await page.getByRole('button', { name: 'Edison, NJ' }).click();
  await page.getByRole('searchbox', { name: 'City' }).fill('Frem');
  await page.getByRole('button', { name: 'Find' }).click();
  await look('panchanga-place');
  await page.getByRole('button', { name: 'Fremont, CA' }).click();
  await expect(page).toHaveURL(/city=fremont-ca/);
  await expect(page.getByText(/until 5:02 PM, then Shukla Dvadashi$/)).toBeVisible();

  await page.getByRole('button', { name: 'Subscribe' }).click();
  const link = page.getByRole('link', { name: 'Open in your calendar' });
  await expect(link).toHaveAttribute(
    'href',
    /^webcal:\/\/localhost:\d+\/api\/public\/panchanga\/calendar\.ics\?city=fremont-ca&kinds=festivals/,
  );
  const feed = await page.request.get((await page.getByRole('link', { name: 'Download a copy' }).getAttribute('href')) ?? '');
  expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR/);
  await look('panchanga-subscribe');
});

test('the panchanga names the allowed dates, and speaks Hindi by night @small-screen', async ({ page, look }) => {
  await new DevoteePortal(page).open('/devotee/panchanga?date=2026-02-30');
  await expect(page.getByText('Use a date from January 1, 1900 to December 31, 2100')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.goto(EKADASHI);
  await expect(page.getByRole('heading', { level: 2, name: 'शुक्ल एकादशी' })).toBeVisible();
  await look('panchanga-hindi-dark');
});

test('the panchanga answers without a network after the first visit @any-screen', async ({ page, context, look }) => {
  await new DevoteePortal(page).open('/devotee/panchanga');
  await expect(page.getByRole('region', { name: 'Times to avoid' })).toBeVisible();
  await expect.poll(() => page.evaluate(keptFiles)).toBeGreaterThan(10);
  await context.setOffline(true);
  await page.goto(EKADASHI);
  await expect(page.getByRole('heading', { level: 2, name: 'Shukla Ekadashi' })).toBeVisible();
  await expect(page.getByText('You’re offline. This calendar is calculated on your device.')).toBeVisible();
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saturday, November 21' })).toBeVisible();
  await look('panchanga-offline');
  await context.setOffline(false);
});

/** How many files this browser stores for the page, once the page itself is among them. */
async function keptFiles(): Promise<number> {
  const keys = await (await caches.open('kept-pages')).keys();
  return keys.some(({ url }) => new URL(url).pathname === '/devotee/panchanga') ? keys.length : 0;
}

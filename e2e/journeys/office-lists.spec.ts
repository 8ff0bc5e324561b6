import { signIn } from '../harness/api-client.ts';
import { expect, test } from '../harness/test.ts';
import { TempleOffice } from '../pages/temple-office.ts';

test.beforeEach(async ({ page, platform }) => {
  await new TempleOffice(page).enterAs(await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin'));
});

const scrolled = (office: TempleOffice) => office.page.evaluate(() => Math.round(window.scrollY));

test('the next page starts at its top, a reload keeps it, and a gift leads back to where the list was', async ({ page, look }) => {
  const office = new TempleOffice(page);
  await office.donations();
  await expect(page.getByText(/ donations$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2\./);
  await expect(page.getByRole('navigation', { name: 'Page 2' })).toBeAttached();
  await expect(page.locator('[data-row]').first()).toBeFocused();
  await expect(page.locator('[data-row]').first()).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Page 2' })).toBeAttached();
  await look('office-gifts-page-2');
  const row = page.locator('[data-row]').nth(20);
  const name = await row.getAttribute('data-row');
  await row.scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(office)).toBeGreaterThan(0);
  const before = await scrolled(office);
  const head = page.getByRole('columnheader', { name: 'Donor' });
  if ((page.viewportSize()?.width ?? 0) > 900) await expect(head).toBeInViewport();
  await row.click();
  await expect(page.getByRole('complementary', { name: / donation from / })).toBeVisible();
  await page.getByRole('button', { name: 'Close panel' }).click();
  await expect(page.getByRole('complementary', { name: / donation from / })).toBeHidden();
  await expect(page.locator(`[data-row="${name}"]`)).toBeInViewport();
  await expect.poll(async () => Math.abs((await scrolled(office)) - before)).toBeLessThan(5);
  await expect(page).toHaveURL(/page=2\.[^&]+$/);
});

test('a search says what it searched, and amounts narrow rows and totals alike @any-screen', async ({ page, look }) => {
  const office = new TempleOffice(page);
  await office.donations();
  await page.getByRole('searchbox', { name: /^Search names/ }).fill('Nobody of this name');
  await expect(page.getByText("“Nobody of this name” isn't in names", { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  const all = await page.getByText(/^[1-9][\d,]* donations$/).textContent();
  await page.getByRole('button', { name: 'Amount', exact: true }).first().click();
  await page.getByLabel('At least').fill('100');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/minCents=10000/);
  await expect(page.getByText(all ?? '', { exact: true })).toBeHidden();
  await look('office-gifts-by-amount');
});

test('what was typed into a panel is asked about before it is lost @any-screen', async ({ page, look }) => {
  const office = new TempleOffice(page);
  await office.view('funds');
  await page.getByRole('button', { name: 'Create a fund' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Goshala');
  await page.keyboard.press('Escape');
  await look('office-typed-question');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Goshala');
  await page.goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('complementary', { name: 'Create a fund' })).toBeHidden();
});

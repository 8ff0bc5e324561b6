import { PHONE_CODE_PATH } from '@sannidhi/contracts';
import { holdBack } from '../harness/hold-back.ts';
import { expect, type Page, test } from '../harness/test.ts';
import { GuestGift, newPhone } from '../pages/guest-gift.ts';

const APP = '**/assets/main.*.js';
const GIFT = '/donate?temple=sri-kamakshi-edison';
const painted = (page: Page) => page.locator('#paint');
const amount = (page: Page) => page.getByLabel('Your gift in US dollars');

test.use({ waitsForUse: true });

/** Chooses $51 for a purpose and goes on to the phone, in the paint. */
async function reachPhone(page: Page, gift: GuestGift) {
  await gift.choose('$51');
  await page.getByRole('radio', { name: /Annadanam/ }).check();
  await gift.coverCosts();
  await page.getByRole('button', { name: 'Continue with $52.83' }).click();
}

test('a guest’s code is on its way before the app is there, which then asks for it @small-screen', async ({ page, outbox, look }) => {
  const release = await holdBack(page, APP);
  const gift = new GuestGift(page, outbox);
  const phone = newPhone();
  await page.goto(GIFT);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(amount(page)).toBeFocused();
  await expect(amount(page)).toHaveAccessibleDescription('Enter an amount like 51 or 1,116.50');
  await expect(page.getByText('Choose a purpose', { exact: true })).toBeVisible();
  await look('guest-painted-errors');
  await reachPhone(page, gift);
  await expect(page.getByRole('heading', { name: 'Your mobile number' })).toBeFocused();
  await expect(page).toHaveTitle('Phone · Sannidhi');
  await expect(painted(page).locator('[data-purpose]')).toHaveText('Annadanam');
  await expect(page.getByRole('status').filter({ hasText: 'Phone' })).toBeAttached();
  await look('guest-painted-phone');
  await page.route(`**${PHONE_CODE_PATH}`, (route) => route.abort(), { times: 1 });
  await page.getByLabel('Mobile number').pressSequentially(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await look('guest-painted-offline');
  await page.keyboard.press('Enter');
  await outbox.code(`+1${phone}`);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expect(painted(page)).toHaveCount(1);
  await release();
  await expect(gift.code).toBeFocused();
  await expect(page.getByText('$52.83').first()).toBeVisible();
  await gift.enterCode('000000');
  await expect(page.getByText(/That code didn't match.*4 tries left/)).toBeVisible();
  await gift.proveItIs(phone);
  await expect(page).toHaveURL(/\/sandbox\//);
});

test('what is typed for the code while the app takes over stays, with the caret and the way back @any-screen', async ({ page, outbox }) => {
  const release = await holdBack(page, APP);
  const gift = new GuestGift(page, outbox);
  await page.goto(GIFT);
  await reachPhone(page, gift);
  const phone = page.getByLabel('Mobile number');
  await phone.pressSequentially('7325');
  await page.getByLabel('Email for a tax receipt').fill('meera@example.com');
  await phone.focus();
  await release();
  await expect(painted(page)).toHaveCount(0);
  await page.keyboard.type('550148');
  await expect(phone).toHaveValue('(732) 555-0148');
  await expect(page.getByLabel('Email for a tax receipt')).toHaveValue('meera@example.com');
  await page.goBack();
  await expect(amount(page)).toHaveValue('51');
  await expect(page.getByRole('checkbox', { name: /to cover card fees/ })).toBeChecked();
});

test('an amount goes on in the app if its hand rests, with purpose and fee @any-screen', async ({ page, outbox }) => {
  const gift = new GuestGift(page, outbox);
  await page.goto(GIFT);
  await gift.choose('$51');
  await page.getByRole('radio', { name: /Annadanam/ }).check();
  await gift.coverCosts();
  await expect(painted(page)).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /Annadanam/ })).toBeChecked();
  await expect(page.getByRole('button', { name: /cart/ })).toBeVisible();
  await gift.continueWith('$52.83');
});

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('a painted gift speaks the page’s language up to the code @any-screen', async ({ page }) => {
    await holdBack(page, APP);
    await page.goto(GIFT);
    const send = page.locator('#paint [data-step]:visible button[type="submit"]');
    await send.click();
    await expect(page.locator('#paint .field-note').first()).toHaveText(/[\u0900-\u097f]/);
    await page.locator('#paint [name="amountCents"]').fill('75');
    await page.locator('#paint [name="fundId"]').first().check();
    await expect(page.locator('#paint [data-cover]')).toHaveText(/[\u0900-\u097f].*\$/);
    await send.click();
    await expect(page.locator('#paint [data-step="phone"] h2')).toBeFocused();
    await expect(page.locator('#paint [data-step="phone"] h2')).toHaveText(/[\u0900-\u097f]/);
    await page.route(`**${PHONE_CODE_PATH}`, (route) => route.abort());
    await page.locator('#paint [name="phone"]').fill('7325550148');
    await send.click();
    await expect(page.getByRole('alert')).toHaveText(/[\u0900-\u097f]/);
  });
});

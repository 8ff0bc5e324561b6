import type { Page } from '@playwright/test';
import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, test } from '../harness/test.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { OWN_PASSWORD, registered } from '../pages/own-account.ts';
import { offerPooja } from '../pages/pooja-booking-page.ts';
import { announcedEvent, kindOfTicket } from '../pages/ticketed-event.ts';

const OFFICE = 'temple@sannidhi.test';
const headed = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function pays(page: Page, keyboard: Keyboard) {
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await headed(page, /./);
  await keyboard.press(/4242 4242 4242 4242/, 'Space');
  await keyboard.press(/^Pay \$/);
  await headed(page, 'Thank you');
  await page.keyboard.press('Escape');
}

test('a devotee books a pooja and registers for an event by keyboard alone @large-screen', async ({ page, platform, outbox }) => {
  const pooja = `Archana ${Date.now()}`;
  await offerPooja(platform.url, pooja, 5);
  const event = await announcedEvent(platform.url, [kindOfTicket('Adult', 2_500)]);
  await enterAs(page, await signIn(platform.url, await registered(page, outbox), 'donor', OWN_PASSWORD));
  const keyboard = new Keyboard(page);

  await page.goto('/pooja-booking');
  await headed(page, /./);
  await expect(page.locator('#paint')).toHaveCount(0);
  await keyboard.fill('Search poojas by name', pooja);
  await page.keyboard.press('Enter');
  await keyboard.press(new RegExp(`^Choose a time for ${pooja}`));
  await headed(page, pooja);
  await expect(page.getByRole('radio', { name: /5 of 5 left/ })).toBeVisible();
  await keyboard.press(/5 of 5 left/, 'Space');
  await keyboard.fill('Name', 'Lakshmi Natarajan');
  await keyboard.press('Continue to payment');
  await headed(page, 'Cart');
  await keyboard.press('Pay $151.00');
  await pays(page, keyboard);

  await page.goto(`/temples/sri-kamakshi-edison/events/${event.occurrenceId}`);
  await headed(page, event.title);
  await expect(page.locator('#paint')).toHaveCount(0);
  await keyboard.press('More: Adult');
  await keyboard.press('Register 1 person');
  await keyboard.fill('Name', 'Lakshmi Natarajan');
  await keyboard.press('Continue to payment');
  await headed(page, 'Cart');
  await keyboard.press('Pay $25.00');
  await pays(page, keyboard);
});

test('the office closes a batch by keyboard alone @large-screen', async ({ page, platform }) => {
  await enterAs(page, await signIn(platform.url, OFFICE, 'temple-admin'));
  const keyboard = new Keyboard(page);
  await page.goto('/temple-admin/donation-management?view=batches');
  await headed(page, 'Counter batches');
  await keyboard.press('Open a batch');
  await keyboard.fill('Name', 'Keyboard Sunday');
  await keyboard.fill('Number of donations counted', '1');
  await keyboard.fill('Total counted', '168');
  await keyboard.press('Open batch');
  const form = page.getByRole('form', { name: 'Add a donation' });
  await expect(form).toBeVisible();
  await expect(form.getByLabel('Method')).toHaveValue('cash');
  await keyboard.reach('Fund');
  await page.keyboard.press('G');
  await keyboard.fill('Amount', '168');
  await keyboard.press('Add donation');
  await expect(page.getByRole('button', { name: 'Close batch' })).toBeEnabled();
  await keyboard.press('Close batch');
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Close batch' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await keyboard.press('Close batch');
  await expect(page.getByText(/and issued its receipts/)).toBeVisible();
});

/** Lists whose rows open a panel beside them. */
const LISTS = [
  '/temple-admin/donations',
  '/temple-admin/volunteer-management',
  '/temple-admin/pooja-booking-management',
  '/temple-admin/priest-management',
];

test('a row opens its panel by Enter, and Escape closes it and leaves the focus on the row @large-screen', async ({ page, platform }) => {
  await enterAs(page, await signIn(platform.url, OFFICE, 'temple-admin'));
  for (const list of LISTS) {
    await page.goto(list);
    const row = page.locator('main tbody [role="button"], main tbody tr[tabindex], main tbody td > button, main tbody td > a').nth(0);
    await expect(row, list).toBeVisible();
    await row.focus();
    await page.keyboard.press('Enter');
    const panel = page.locator('[data-panel]');
    await expect(panel, list).toBeVisible();
    await expect(panel.locator(':focus'), list).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panel, list).toBeHidden();
    await expect(row, list).toBeFocused();
  }
});

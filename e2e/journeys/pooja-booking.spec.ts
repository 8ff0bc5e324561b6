import { expect, test } from '../harness/test.ts';
import { CartPage } from '../pages/cart-page.ts';
import { DevoteePortal } from '../pages/devotee-portal.ts';
import { OWN_PASSWORD, registered } from '../pages/own-account.ts';
import { offerPooja, PoojaBookingPage } from '../pages/pooja-booking-page.ts';
import { CARDS, SandboxCheckout } from '../pages/sandbox-checkout.ts';

test('a visitor chooses a time and names, signs in, pays, and later cancels with a refund', async ({ page, outbox, platform, look }, {
  project,
}) => {
  const name = `Satyanarayana ${project.name}`;
  await offerPooja(platform.url, name, 8);
  const email = await registered(page, outbox);
  const booking = new PoojaBookingPage(page);
  await booking.find(name);
  await booking.time('8 of 8 left').check();
  await page.getByLabel('Name', { exact: true }).fill('Lakshmi Natarajan');
  await page.getByLabel(/^Intention/).fill('For a new home');
  await look('pooja-booking-visitor');
  await page.getByRole('button', { name: 'Sign in to book' }).click();
  await new DevoteePortal(page).signIn(email, OWN_PASSWORD);

  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lakshmi Natarajan');
  await expect(booking.time('8 of 8 left')).toBeChecked();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const cart = new CartPage(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await expect(page.getByText(/^Held for you until/)).toBeVisible();
  await cart.pay('$151.00').click();
  await new SandboxCheckout(page).pay(CARDS.succeeds);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/bookings');
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('For a new home')).toBeVisible();
  await look('booking');
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByText(/You’ll get \$151.00 back/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Booking canceled. We’re refunding $151.00.')).toBeVisible();
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
  await booking.find(name);
  await expect(booking.time('8 of 8 left')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { DEVOTEE, PASSWORD } from '../pages/devotee-portal.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { mailedLink, NEW_PASSWORD, newEmail, Visitor } from '../pages/visitor.ts';

/** Until the app has taken over, a link loads a page of its own. */
const appTookOver = (page: Page) => expect(page.locator('#paint')).toHaveCount(0);

test('registers, verifies, signs in, forgets, resets and signs in again by keyboard alone @large-screen', async ({ page, outbox }) => {
  const keyboard = new Keyboard(page);
  const email = newEmail();
  await page.goto('/login');
  await appTookOver(page);
  await keyboard.press('Create an account');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Create a devotee account · /);
  await keyboard.fill('Full name', 'Meera Raghunathan');
  await keyboard.fill('Email', email);
  await keyboard.fill('Password', NEW_PASSWORD);
  await keyboard.press('Show password', 'Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await keyboard.fill('Confirm password', NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/donor/dashboard');

  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  const verification = await mailedLink(outbox, email, '/verify-email');
  await page.goto(verification.pathname + verification.search);
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible();
  await keyboard.press('Go to Login');
  await expect(page).toHaveURL('/login');

  await keyboard.press('Forgot password?');
  await expect(page).toHaveURL('/forgot-password');
  await keyboard.fill('Email', email);
  await keyboard.reach('Account type');
  // One key, because a pause between keys starts a new search.
  await page.keyboard.press('D');
  await expect(page.getByLabel('Account type')).toHaveValue('donor');
  await keyboard.press('Send reset link');
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  const reset = await mailedLink(outbox, email, '/reset-password');
  await page.goto(reset.pathname + reset.search);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await keyboard.fill('New password', 'Kamakshi-2026');
  await keyboard.fill('Confirm password', 'Kamakshi-2026');
  await keyboard.press('Update password');
  await expect(page.getByRole('heading', { name: 'Password Reset Successfully' })).toBeVisible();
  await keyboard.press('Go to Login');
  await expect(page).toHaveURL('/login');
  await keyboard.fill('Email', email);
  await keyboard.fill('Password', 'Kamakshi-2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/donor/dashboard');
});

test('the first Tab offers to skip to the page, and a new page has the focus and is announced @large-screen', async ({ page }) => {
  for (const [path, target] of [
    ['/login', page.getByRole('heading', { level: 1 })],
    ['/contact', page.getByRole('main')],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^Skip to/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(target).toBeFocused();
  }
  await appTookOver(page);
  await page.getByRole('link', { name: 'Terms of use' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Terms of use' })).toHaveCount(1);
  await expect(page).toHaveTitle(/^Terms of use · /);
});

test('language and appearance are switched by keyboard on the sign-in pages and stay @large-screen', async ({ page, look }) => {
  const keyboard = new Keyboard(page);
  await page.goto('/login');
  await appTookOver(page);
  const chosen = page.locator('[role="menu"] :focus');
  await keyboard.press('Appearance');
  await expect(chosen).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await keyboard.press('Language');
  await expect(chosen).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('फिर से स्वागत है');
  await look('auth-sign-in-hindi-dark');
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('हमसे संपर्क करें');
});

test('a devotee signs in by keyboard alone from the landing page', async ({ page, isMobile }) => {
  const keyboard = new Keyboard(page);
  await page.goto('/');
  if (isMobile) {
    await keyboard.press('Enter Portal');
    await expect(page).toHaveURL('/devotee/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } else {
    await keyboard.press('Devotee PortalDonations & Services');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type(DEVOTEE);
  }
  if (isMobile) await keyboard.fill('Email', DEVOTEE);
  await keyboard.fill('Password', PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(isMobile ? '/donor/dashboard' : '/devotee/dashboard');
  expect((await new Visitor(page).stored()).authToken).not.toBeNull();
});

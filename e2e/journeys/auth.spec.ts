import { MESSAGES } from '@sannidhi/contracts';
import { expect, test } from '../harness/test.ts';
import { DEVOTEE, DevoteePortal, PASSWORD } from '../pages/devotee-portal.ts';

const newEmail = () => `devotee-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}@example.com`;
const pathOf = (link: string | undefined) => {
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
};

test('[2.12] [2.13] [2.16] a devotee registers, gives once the email is verified, and signs in again', async ({ page, outbox, look }) => {
  const email = newEmail();
  const portal = new DevoteePortal(page);
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Full name must be at least 2 characters')).toBeVisible();
  await look('auth-register-errors');
  await page.getByLabel('Full name').fill('Lakshmi Natarajan');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Namaste-1');
  await page.getByLabel('Confirm password').fill('Namaste-1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/donor/dashboard');
  await expect(page.getByText(/Open it, and you can start giving/)).toBeVisible();
  await look('devotee-dashboard-new');
  await page.goto('/devotee/donate?temple=sri-kamakshi-edison');
  await expect(page.getByRole('button', { name: 'Go to payment' })).toBeDisabled();

  const { links } = await outbox.waitFor(email, (message) => message.links.some((link) => link.includes('/verify-email')));
  await page.goto(pathOf(links.find((link) => link.includes('/verify-email'))));
  await expect(page.getByRole('heading', { name: MESSAGES.emailVerified })).toBeVisible();
  await look('auth-verified');
  await expect(page).toHaveURL('/donor/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Open it, and you can start giving/)).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto('/login');
  await portal.signIn(email, 'Namaste-1');
  await expect(page).toHaveURL('/donor/dashboard');
  await expect(page.getByText(/Open it, and you can start giving/)).toHaveCount(0);
});

test('[4.19] [2.15] an unverified devotee is led to the verification, and a link that is not ours to a new one @any-screen', async ({
  page,
  outbox,
  look,
}) => {
  const email = newEmail();
  const portal = new DevoteePortal(page);
  await page.goto('/devotee-registration');
  await page.getByLabel('Full name').fill('Suresh Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Namaste-1');
  await page.getByLabel('Confirm password').fill('Namaste-1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/donor/dashboard');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();

  await page.goto('/devotee-login');
  await portal.signIn(email, 'Namaste-1');
  await expect(page).toHaveURL(`/verify-email?email=${encodeURIComponent(email)}`);
  await expect(page.getByText(MESSAGES.unverified.body)).toBeVisible();
  await look('auth-resend');
  await page.getByRole('button', { name: 'Send verification email' }).click();
  await expect(page.getByText(MESSAGES.verificationSent)).toBeVisible();

  // The link of the first mail has ended.
  await expect.poll(async () => (await outbox.messages(email)).length).toBe(2);
  const { links } = await outbox.waitFor(email, (message) => message.links.some((link) => link.includes('/verify-email')));
  await page.goto(pathOf(links.find((link) => link.includes('/verify-email'))));
  await expect(page.getByRole('heading', { name: MESSAGES.emailVerified })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.goto('/verify-email?token=never-sent');
  await expect(page.getByRole('heading', { name: 'We couldn’t verify this link' })).toBeVisible();
  await look('auth-verification-failed');
});

test('[2.18] [4.17] [4.18] a forgotten password is replaced by mail @any-screen', async ({ page, outbox, look }, info) => {
  const email = newEmail();
  await page.request.post('/api/auth/register', { data: { email, fullName: `Ravi ${info.project.name}`, password: 'Namaste-1' } });
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('button', { name: 'Send reset link' })).toBeDisabled();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Account type').selectOption('Devotee Account');
  await look('auth-forgot');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: MESSAGES.checkYourEmail })).toBeVisible();
  await expect(page.getByText(MESSAGES.resetLinkSent)).toBeVisible();
  await look('auth-forgot-sent');

  const { links } = await outbox.waitFor(email, (message) => message.links.some((link) => link.includes('/reset-password')));
  await page.goto(pathOf(links.find((link) => link.includes('/reset-password'))));
  await page.getByLabel('New password').fill('namaste');
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByText('Password must contain at least one uppercase letter')).toBeVisible();
  await look('auth-reset');
  await page.getByLabel('New password').fill('Kamakshi-2026');
  await page.getByLabel('Confirm password').fill('Kamakshi-2026');
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByRole('heading', { name: MESSAGES.passwordReset })).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('[8.08] [6.08] a wrong password is said so, and a page behind sign-in is come back to @any-screen', async ({ page }) => {
  const portal = new DevoteePortal(page);
  await page.goto('/receipts?year=2025');
  await expect(page).toHaveURL(`/devotee/login?return=${encodeURIComponent('/receipts?year=2025')}`);
  await portal.signIn(DEVOTEE, 'not-the-password');
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(DEVOTEE);
  await portal.signIn();
  await expect(page).toHaveURL('/receipts?year=2025');
});

for (const [path, email, home] of [
  ['/temple-admin/login', 'temple@sannidhi.test', '/temple-admin/dashboard'],
  ['/priest/login', 'priest@sannidhi.test', '/priest/dashboard'],
  ['/superadmin/login', 'superadmin@sannidhi.test', '/superadmin-dashboard'],
] as const) {
  test(`[2.09] [2.37] ${path} leads to ${home} @any-screen`, async ({ page }) => {
    await page.goto(path);
    await new DevoteePortal(page).signIn(email, PASSWORD);
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

import type { SignedIn } from '@sannidhi/contracts';
import { expect, test } from '../harness/test.ts';
import { DEVOTEE, DevoteePortal, PASSWORD } from '../pages/devotee-portal.ts';
import { mailedLink, NEW_PASSWORD, newEmail, Visitor } from '../pages/visitor.ts';

test('[3.01] “Current user: id, role (donor, temple-admin or priest), and for temple admins adminName” @any-screen', async ({ page }) => {
  for (const [path, email, role] of [
    ['/login', DEVOTEE, 'donor'],
    ['/temple-admin/login', 'temple@sannidhi.test', 'temple-admin'],
    ['/priest/login', 'priest@sannidhi.test', 'priest'],
  ] as const) {
    await page.goto(path);
    await new DevoteePortal(page).signIn(email);
    await expect(page).toHaveURL(/dashboard$/);
    const { user } = await new Visitor(page).stored();
    expect(user).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), role });
    expect(typeof user?.adminName).toBe(role === 'temple-admin' ? 'string' : 'undefined');
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
  }
});

test('[3.02] [3.03] [3.04] [3.05] [3.06] “Login payload: email, password. Login response: a user object including authToken.”, stored under user, auth_token and authToken @any-screen', async ({
  page,
}) => {
  await page.goto('/login');
  const call: { sent?: unknown; answer?: SignedIn } = {};
  await page.route('**/api/auth/login', async (route) => {
    const response = await route.fetch();
    call.sent = route.request().postDataJSON();
    call.answer = await response.json();
    await route.fulfill({ response });
  });
  await new DevoteePortal(page).signIn();
  await expect(page).toHaveURL('/donor/dashboard');
  expect(call.sent).toEqual({ email: DEVOTEE, password: PASSWORD });
  const { authToken, user } = call.answer ?? {};
  expect(user?.authToken).toBe(authToken);
  expect(await new Visitor(page).stored()).toMatchObject({ authToken, auth_token: authToken, user: { id: user?.id, authToken } });
});

test('[3.07] “Registration payload: email, password, fullName (confirm password is not sent).” @any-screen', async ({ page }) => {
  const email = newEmail();
  await page.goto('/register');
  const visitor = new Visitor(page);
  await visitor.fillRegistration(email);
  const sent = page.waitForRequest('**/api/auth/register');
  await visitor.press('Create account');
  expect((await sent).postDataJSON()).toEqual({ email, password: NEW_PASSWORD, fullName: 'Meera Raghunathan' });
});

test('[3.08] [3.09] [3.12] “Forgot-password payload: email, userType. Reset payload: token, password, userType. Account type values: donor, temple-admin, priest, super-admin.” @any-screen', async ({
  page,
  outbox,
}) => {
  const email = newEmail();
  await new Visitor(page).hasAccount(email);
  await page.goto('/forgot-password');
  await expect(page.getByLabel('Account type')).toBeVisible();
  const values = await page
    .getByLabel('Account type')
    .locator('option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  expect(values.filter(Boolean)).toEqual(['donor', 'temple-admin', 'priest', 'super-admin']);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Account type').selectOption('donor');
  const asked = page.waitForRequest('**/api/auth/forgot-password');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  expect((await asked).postDataJSON()).toEqual({ email, userType: 'donor' });

  const link = await mailedLink(outbox, email, '/reset-password');
  await page.goto(link.pathname + link.search);
  await page.getByLabel('New password').fill('Kamakshi-2026');
  await page.getByLabel('Confirm password').fill('Kamakshi-2026');
  const reset = page.waitForRequest('**/api/auth/reset-password');
  await page.getByRole('button', { name: 'Update password' }).click();
  expect((await reset).postDataJSON()).toEqual({ token: link.searchParams.get('token'), password: 'Kamakshi-2026', userType: 'donor' });
});

test('[3.10] [3.11] “Resend-verification payload: email. Verification response: success (boolean), message.” @any-screen', async ({
  page,
  outbox,
}) => {
  const email = newEmail();
  await new Visitor(page).hasAccount(email);
  await page.goto(`/verify-email?email=${encodeURIComponent(email)}`);
  const asked = page.waitForRequest('**/api/auth/resend-verification');
  await page.getByRole('button', { name: 'Send verification email' }).click();
  expect((await asked).postDataJSON()).toEqual({ email });
  await expect(page.getByText('Verification Email Sent')).toBeVisible();
  await expect.poll(async () => (await outbox.messages(email)).length).toBeGreaterThan(1);
  const link = await mailedLink(outbox, email, '/verify-email');
  const verified = page.waitForResponse('**/api/auth/verify-email?**');
  await page.goto(link.pathname + link.search);
  expect(await (await verified).json()).toEqual({
    success: true,
    message: expect.any(String),
    messageCode: expect.any(String),
    account: { id: expect.any(String), email, role: 'donor' },
  });
});

test('[3.14] “Static profile form: full name, phone number, city, date of birth, time of birth (optional).” @any-screen', async ({
  page,
}) => {
  for (const path of ['/profile-setup', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('main').locator('input')).toHaveCount(5);
    for (const [label, type] of [
      ['Full name', 'text'],
      ['Phone number', 'tel'],
      ['City', 'text'],
      ['Date of birth', 'date'],
      ['Time of birth', 'time'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveAttribute('type', type);
    }
    await expect(page.getByText('Optional')).toHaveCount(1);
  }
});

test('[3.15] “Local storage key temple_easter_eggs: integer count of discovered easter eggs.” @any-screen', async ({ page }) => {
  await page.goto('/terms-of-use');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const count of ['1', '2']) {
    await expect(async () => {
      await page.keyboard.press('Alt+Shift+KeyB');
      await expect(page.locator('[data-celebration]')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(await page.evaluate(() => localStorage.getItem('temple_easter_eggs'))).toBe(count);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-celebration]')).toHaveCount(0);
  }
});

test('[3.16] “Donation demo link: temple, qr, name, purpose.” @any-screen', async ({ page }) => {
  await page.goto('/');
  const link = await page.getByRole('link', { name: 'Try Demo Donation' }).getAttribute('href');
  const { pathname, searchParams } = new URL(link ?? '', 'http://localhost');
  expect([pathname, ...searchParams.keys()]).toEqual(['/donate', 'temple', 'qr', 'name', 'purpose']);
});

import type { Page } from '@playwright/test';
import { PAGE_ERRORS_PATH } from '@sannidhi/contracts';
import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, test } from '../harness/test.ts';
import { DEVOTEE, DevoteePortal } from '../pages/devotee-portal.ts';
import { mailedLink, newEmail, Visitor } from '../pages/visitor.ts';

const toast = (page: Page, title: string) => page.locator('.notices [data-kind]').filter({ hasText: title });
/** The API refuses with a sentence for people, or with nothing at all. */
const refuse = (page: Page, address: string, message?: string) =>
  page.route(address, (route) =>
    message
      ? route.fulfill({ status: 422, json: { statusCode: 422, code: 'rule-violation', message, requestId: 'r' } })
      : route.fulfill({ status: 500, body: '' }),
  );
const cut = (page: Page, address: string) => page.route(address, (route) => route.abort());

test.describe('the portal login', { tag: '@large-screen' }, () => {
  test('[8.04] [8.05] [8.06] “Missing Information … Login Failed: server message or Invalid credentials … Login Error: An error occurred during login.” @any-screen', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Devotee Portal' }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(toast(page, 'Missing Information')).toContainText('Please enter both email and password');
    const portal = new DevoteePortal(page);
    await portal.signIn(newEmail(), 'wrong');
    await expect(toast(page, 'Login Failed')).toContainText('Invalid email or password');
    await refuse(page, '**/api/auth/login');
    await portal.signIn(newEmail(), 'wrong');
    await expect(toast(page, 'Login Failed')).toContainText('Invalid credentials');
    await page.unrouteAll();
    await cut(page, '**/api/auth/login');
    await portal.signIn(newEmail(), 'wrong');
    await expect(toast(page, 'Login Error')).toContainText('An error occurred during login.');
  });

  for (const [row, email, role, home] of [
    ['Devotee Portal', DEVOTEE, 'devotee', '/devotee/dashboard'],
    ['Temple Admin', 'temple@sannidhi.test', 'temple-admin', '/temple-admin/dashboard'],
    ['Priest Portal', 'priest@sannidhi.test', 'priest', '/priest/dashboard'],
    ['Platform Admin', 'superadmin@sannidhi.test', 'superadmin', '/superadmin-dashboard'],
  ] as const) {
    test(`[2.09] [3.13] [7.18] [8.07] “Login Successful: Welcome to {role} portal!” — ${role}, to ${home} @any-screen`, async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByRole('button', { name: row }).click();
      await new DevoteePortal(page).signIn(email);
      await expect(toast(page, 'Login Successful')).toContainText(`Welcome to ${role} portal!`);
      await expect(page).toHaveURL(home);
    });
  }
});

test('[2.09] “any other role to /”: a role that this version doesn’t know opens no dashboard and breaks no page @large-screen', async ({
  page,
}) => {
  await page.route('**/api/auth/login', async (route) => {
    const answer = await route.fetch();
    const { authToken, user } = await answer.json();
    await route.fulfill({ json: { authToken, user: { ...user, role: 'trustee' } } });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Devotee Portal' }).click();
  await new DevoteePortal(page).signIn();
  await expect(toast(page, 'Login Successful')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/devotee/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[8.08] “Login failed (login screen): server message or Invalid email or password.” @any-screen', async ({ page }) => {
  await page.goto('/login');
  const portal = new DevoteePortal(page);
  await refuse(page, '**/api/auth/login', 'This account is suspended.');
  await portal.signIn(newEmail(), 'wrong');
  await expect(toast(page, 'Login failed')).toContainText('This account is suspended.');
  await page.unrouteAll();
  await refuse(page, '**/api/auth/login');
  await portal.signIn(newEmail(), 'wrong');
  await expect(toast(page, 'Login failed')).toContainText('Invalid email or password');
});

test("[8.09] “If the message contains 'verify your email': Email Verification Required … and redirect to the verify-email screen.” @any-screen", async ({
  page,
}) => {
  const email = newEmail();
  await new Visitor(page).hasAccount(email);
  await page.goto('/login');
  await new DevoteePortal(page).signIn(email, 'Namaste-1');
  await expect(toast(page, 'Email Verification Required')).toContainText(
    'Please check your email and verify your account before logging in.',
  );
  await expect(page).toHaveURL(`/verify-email?email=${encodeURIComponent(email)}`);
});

test('[8.10] “Registration failed: server message or Failed to create account.” @any-screen', async ({ page }) => {
  const visitor = new Visitor(page);
  await page.goto('/register');
  await visitor.fillRegistration(DEVOTEE);
  await visitor.press('Create account');
  await expect(toast(page, 'Registration failed')).toContainText('This email already has an account.');
  await cut(page, '**/api/auth/register');
  await visitor.press('Create account');
  await expect(toast(page, 'Registration failed')).toContainText('Failed to create account');
});

test('[8.11] [8.12] “Verification failure: server message or Verification failed; network failure: Failed to verify email. Please try again.” @any-screen', async ({
  page,
}) => {
  await page.goto('/verify-email?token=never-sent');
  await expect(page.getByText('This link has expired or was replaced by a newer one.')).toBeVisible();
  await page.route('**/api/auth/verify-email?**', (route) => route.fulfill({ json: { success: false, message: '' } }));
  await page.goto('/verify-email?token=another');
  await expect(page.getByText('Verification failed')).toBeVisible();
  await page.unrouteAll();
  await cut(page, '**/api/auth/verify-email?**');
  await page.goto('/verify-email?token=third');
  await expect(page.getByText('Failed to verify email. Please try again.')).toBeVisible();
});

test('[8.13] [8.14] “Failed to Send with server message or Failed to send verification email; network failure: Error, Failed to send verification email. Please try again.” @any-screen', async ({
  page,
}) => {
  await page.goto('/verify-email?email=meera%40example.com');
  const send = () => page.getByRole('button', { name: 'Send verification email' }).click();
  await refuse(page, '**/api/auth/resend-verification', 'Please wait a little.');
  await send();
  await expect(toast(page, 'Failed to Send')).toContainText('Please wait a little.');
  await page.unrouteAll();
  await refuse(page, '**/api/auth/resend-verification');
  await send();
  await expect(toast(page, 'Failed to Send')).toContainText('Failed to send verification email');
  await page.unrouteAll();
  await cut(page, '**/api/auth/resend-verification');
  await send();
  await expect(toast(page, 'Error')).toContainText('Failed to send verification email. Please try again.');
});

test('[8.15] [8.16] “Forgot and reset failures: server message in an alert, or An error occurred. Please try again.” and the success text @any-screen', async ({
  page,
}) => {
  const alert = page.getByRole('main').getByRole('alert');
  const press = (name: string) => page.getByRole('button', { name }).click();
  await page.goto('/forgot-password?type=donor');
  await page.getByLabel('Email').fill(newEmail());
  await refuse(page, '**/api/auth/forgot-password', 'Too many mails today.');
  await press('Send reset link');
  await expect(alert).toHaveText('Too many mails today.');
  await page.unrouteAll();
  await cut(page, '**/api/auth/forgot-password');
  await press('Send reset link');
  await expect(alert).toHaveText('An error occurred. Please try again.');
  await page.unrouteAll();
  await press('Send reset link');
  await expect(
    page.getByText("If an account with that email exists, you'll receive a password reset link within a few minutes."),
  ).toBeVisible();

  await page.goto('/reset-password?token=never-sent&type=donor');
  await page.getByLabel('New password').fill('Namaste-1');
  await page.getByLabel('Confirm password').fill('Namaste-1');
  await press('Update password');
  await expect(alert).toHaveText('This link has expired or was already used. Request a new one.');
  await cut(page, '**/api/auth/reset-password');
  await press('Update password');
  await expect(alert).toHaveText('An error occurred. Please try again.');
});

test('[8.17] “Success toasts: Login successful!, Registration successful!, Email Verified, Verification Email Sent.” @any-screen', async ({
  page,
  outbox,
}) => {
  const email = newEmail();
  const visitor = new Visitor(page);
  await page.goto('/register');
  await visitor.fillRegistration(email);
  await visitor.press('Create account');
  await expect(toast(page, 'Registration successful!')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto(`/verify-email?email=${email}`);
  await visitor.press('Send verification email');
  await expect(toast(page, 'Verification Email Sent')).toBeVisible();
  await expect.poll(async () => (await outbox.messages(email)).length).toBe(2);
  const link = await mailedLink(outbox, email, '/verify-email');
  await page.goto(link.pathname + link.search);
  await expect(toast(page, 'Email Verified')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await new DevoteePortal(page).signIn(email, 'Namaste-1');
  await expect(toast(page, 'Login successful!')).toBeVisible();
});

test('[8.01] [8.02] an answer that is not OK is reported where it happened; 401 changes nobody’s session @any-screen', async ({
  page,
  platform,
}) => {
  await enterAs(page, await signIn(platform.url, DEVOTEE, 'donor'));
  await page.route('**/api/devotee/donations**', (route) => route.fulfill({ status: 401, body: '' }));
  await page.goto('/devotee/activity');
  await expect(page.getByRole('heading', { name: 'You’ve been signed out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/devotee/activity');
  await expect(page).toHaveURL('/devotee/activity');
  expect((await new Visitor(page).stored()).authToken).not.toBeNull();
});

test('[8.18] “Failed session checks and failed logouts are logged and treated as signed out.” @any-screen', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'info' && logged.push(message.text()));
  await cut(page, '**/auth/me');
  await page.goto('/devotee/dashboard');
  await expect(page).toHaveURL(/\/devotee\/login\?return=/);
  await expect.poll(() => logged.join('\n')).toContain('counts as signed out');
  await page.unrouteAll();
  await new DevoteePortal(page).signIn();
  await expect(page).toHaveURL('/devotee/dashboard');
  await cut(page, '**/logout');
  await page.getByRole('button', { name: /’s account$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => logged.join('\n')).toContain('The sign-out call failed');
});

test('[8.19] [8.20] “Unhandled promise rejections and global errors are suppressed and logged; console output is then disabled.” @any-screen', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const [thrown, said]: [string[], string[]] = [[], []];
  page.on('pageerror', (error) => thrown.push(error.message));
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/terms-of-use');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [kind, fail] of [
    ['rejection', 'first'],
    ['error', 'second'],
  ] as const) {
    const report = page.waitForRequest(`**${PAGE_ERRORS_PATH}`);
    await page.evaluate(
      ([how, words]) => {
        if (how === 'error') setTimeout(() => dispatchEvent(new ErrorEvent('error', { error: new Error(words), cancelable: true })));
        else void Promise.reject(new Error(words));
      },
      [kind, fail] as const,
    );
    expect((await report).postDataJSON()).toMatchObject({ kind, message: fail });
  }
  await page.evaluate(() => console.warn('later words'));
  expect(thrown).toEqual([]);
  expect(said.filter((words) => words.includes('Nobody caught this'))).toHaveLength(1);
  expect(said.join()).not.toContain('later words');
  await context.close();
});

test('[8.21] “Unknown routes show the not-found page.” @any-screen', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
});

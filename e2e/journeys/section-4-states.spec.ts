import type { Page } from '@playwright/test';
import { signIn } from '../harness/api-client.ts';
import { recordCalls, sessionCalls } from '../harness/calls.ts';
import { holdBack } from '../harness/hold-back.ts';
import { expect, test } from '../harness/test.ts';
import { DEVOTEE, DevoteePortal, PASSWORD } from '../pages/devotee-portal.ts';
import { mailedLink, newEmail, Visitor } from '../pages/visitor.ts';

/** A file without a session check, which would still be in flight when the next page opens. */
const NO_CHECK = '/favicon.svg';

/** Stores token and user as given, before any page is opened; unlike a session it isn't restored. */
async function store(page: Page, authToken: string, user: object) {
  await page.goto(NO_CHECK);
  await page.evaluate(
    ([token, stored]) => {
      localStorage.setItem('authToken', token);
      localStorage.setItem('user', stored);
    },
    [authToken, JSON.stringify(user)] as const,
  );
}

test.describe('the session check', () => {
  test('[4.01] [4.02] [4.07] [4.08] “if a token and stored user exist, verify against the endpoint for the stored role; if the response is ok and contains an id, keep the stored user … loading (spinner), authenticated” @any-screen', async ({
    page,
    platform,
  }) => {
    const { authToken, user } = await signIn(platform.url, 'priest@sannidhi.test', 'priest');
    await store(page, authToken, { ...user, fullName: 'As it was stored' });
    await page.context().clearCookies();
    const release = await holdBack(page, '**/api/priest/auth/me');
    const calls = recordCalls(page);
    await page.goto('/priest/dashboard');
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    release();
    await expect(page.getByRole('button', { name: /’s account$/ })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    expect(sessionCalls(calls)).toEqual(['GET /api/priest/auth/me']);
    expect((await new Visitor(page).stored()).user).toMatchObject({ id: user.id, fullName: 'As it was stored' });
  });

  test('[4.03] [4.08] “otherwise clear stored token and user” — unauthenticated @any-screen', async ({ page, platform }) => {
    const { user } = await signIn(platform.url, DEVOTEE, 'donor');
    for (const answer of [undefined, { status: 200, json: { id: '' } }]) {
      await store(page, 'not-a-token', user);
      await page.context().clearCookies();
      if (answer) await page.route('**/api/auth/me', (route) => route.fulfill(answer));
      await page.goto('/devotee/dashboard');
      await expect(page).toHaveURL(/^[^?]*\/devotee\/login\?return=/);
      expect(await new Visitor(page).stored()).toEqual({ authToken: null, auth_token: null, user: null });
    }
  });

  test('[4.04] [4.05] “With no token, try donor /me then temple-admin /me using cookies; on success store the user with role donor or temple-admin” @any-screen', async ({
    page,
  }) => {
    for (const [login, email, home, expected, role] of [
      ['/api/auth/login', DEVOTEE, '/devotee/dashboard', ['GET /api/auth/me'], 'donor'],
      [
        '/api/temple-admin/auth/login',
        'temple@sannidhi.test',
        '/temple-admin/dashboard',
        ['GET /api/auth/me', 'GET /api/temple-admin/auth/me'],
        'temple-admin',
      ],
    ] as const) {
      await page.context().clearCookies();
      await page.goto(NO_CHECK);
      await page.evaluate(() => localStorage.clear());
      await page.request.post(login, { data: { email, password: PASSWORD } });
      const calls = recordCalls(page);
      await page.goto(home);
      await expect(page.getByRole('button', { name: /’s account$/ })).toBeVisible();
      expect(sessionCalls(calls)).toEqual(expected);
      expect((await new Visitor(page).stored()).user).toMatchObject({ role });
    }
  });

  test('[4.06] “if both fail the user is unauthenticated” @any-screen', async ({ page }) => {
    const calls = recordCalls(page);
    await page.goto('/devotee/dashboard');
    await expect(page).toHaveURL(/\/devotee\/login\?return=/);
    expect(sessionCalls(calls)).toEqual(['GET /api/auth/me', 'GET /api/temple-admin/auth/me']);
  });
});

test.describe('signing out', () => {
  const signedIn = async (page: Page) => {
    await page.goto('/devotee/login?return=/devotee/dashboard');
    await new DevoteePortal(page).signIn();
    await expect(page).toHaveURL('/devotee/dashboard');
  };
  const signOut = async (page: Page) => {
    await page.getByRole('button', { name: /’s account$/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };

  test('[4.09] “clears token, calls the role-specific logout endpoint, clears user, redirects to /” @any-screen', async ({ page }) => {
    await signedIn(page);
    const release = await holdBack(page, '**/api/auth/logout');
    await signOut(page);
    const visitor = new Visitor(page);
    await expect.poll(async () => (await visitor.stored()).authToken).toBeNull();
    expect((await visitor.stored()).user).toMatchObject({ email: DEVOTEE });
    release();
    await expect(page).toHaveURL('/');
    expect(await visitor.stored()).toEqual({ authToken: null, auth_token: null, user: null });
    await page.goto('/devotee/dashboard');
    await expect(page).toHaveURL(/\/devotee\/login\?return=/);
  });

  test('[4.10] “If the call fails, local data is still cleared.” @any-screen', async ({ page }) => {
    await signedIn(page);
    await page.route('**/api/auth/logout', (route) => route.abort());
    await signOut(page);
    await expect(page).toHaveURL('/');
    expect(await new Visitor(page).stored()).toEqual({ authToken: null, auth_token: null, user: null });
  });
});

test.describe('the portal chooser', { tag: '@large-screen' }, () => {
  test('[4.11] [4.12] [4.13] “clicking a row expands it and resets the form; clicking again collapses; one open at a time”', async ({
    page,
  }) => {
    await page.goto('/');
    const row = (name: string) => page.getByRole('button', { name });
    await row('Devotee Portal').click();
    await page.getByLabel('Email').fill('somebody@example.com');
    await row('Priest Portal').click();
    await expect(row('Devotee Portal')).toHaveAttribute('aria-expanded', 'false');
    await expect(row('Priest Portal')).toHaveAttribute('aria-expanded', 'true');
    await row('Devotee Portal').click();
    await expect(page.getByLabel('Email')).toHaveValue('');
    await row('Devotee Portal').click();
    await expect(page.getByLabel('Email')).toHaveCount(0);
  });

  test('[4.14] “While signing in the button reads Signing in... and is disabled.”', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Devotee Portal' }).click();
    const release = await holdBack(page, '**/api/auth/login');
    await new DevoteePortal(page).signIn();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    release();
    await expect(page).toHaveURL('/devotee/dashboard');
  });
});

test('[4.15] [4.16] “loading, then success (redirect to /login after 3 seconds) or error (offers resend form). No token goes straight to resend.” @any-screen', async ({
  page,
  outbox,
}) => {
  await page.goto('/verify-email');
  await expect(page.getByRole('button', { name: 'Send verification email' })).toBeVisible();
  const email = newEmail();
  await new Visitor(page).hasAccount(email);
  const link = await mailedLink(outbox, email, '/verify-email');
  const release = await holdBack(page, '**/api/auth/verify-email?**');
  await page.goto(link.pathname + link.search);
  await expect(page.getByRole('heading', { name: 'Verifying your email' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.goto('/verify-email?token=never-sent');
  await expect(page.getByRole('heading', { name: 'We couldn’t verify this link' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send verification email' })).toBeVisible();
});

test('[4.17] [4.18] “on success the form becomes a Check Your Email confirmation”, “shows Password Reset Successfully and redirects to /login after 3 seconds” @any-screen', async ({
  page,
  outbox,
}) => {
  const email = newEmail();
  await new Visitor(page).hasAccount(email);
  await page.goto('/forgot-password?type=donor');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveCount(0);
  const link = await mailedLink(outbox, email, '/reset-password');
  await page.goto(link.pathname + link.search);
  await page.getByLabel('New password').fill('Kamakshi-2026');
  await page.getByLabel('Confirm password').fill('Kamakshi-2026');
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Successfully' })).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('[4.19] “Login with an unverified email redirects to /verify-email?email={email}.” @any-screen', async ({ page }) => {
  const email = newEmail();
  const visitor = new Visitor(page);
  await visitor.hasAccount(email);
  await page.goto('/login');
  await new DevoteePortal(page).signIn(email, 'Namaste-1');
  await expect(page).toHaveURL(`/verify-email?email=${encodeURIComponent(email)}`);
});

test('[4.20] “Submit buttons are disabled with a progress label during calls: Signing in..., Creating account..., Sending..., Updating Password...” @any-screen', async ({
  page,
}) => {
  await page.route('**/api/auth/{login,register,forgot-password,resend-verification,reset-password}', () => {});
  const visitor = new Visitor(page);
  const busy = (name: string) => expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  await page.goto('/login');
  await new DevoteePortal(page).signIn();
  await busy('Signing in...');
  await page.goto('/register');
  await visitor.fillRegistration(newEmail());
  await visitor.press('Create account');
  await busy('Creating account...');
  await page.goto('/forgot-password?type=donor');
  await page.getByLabel('Email').fill(newEmail());
  await visitor.press('Send reset link');
  await busy('Sending...');
  await page.goto(`/verify-email?email=${newEmail()}`);
  await visitor.press('Send verification email');
  await busy('Sending...');
  await page.goto('/reset-password?token=a&type=donor');
  await page.getByLabel('New password').fill('Namaste-1');
  await page.getByLabel('Confirm password').fill('Namaste-1');
  await visitor.press('Update password');
  await busy('Updating Password...');
});

test('[4.21] “After login or registration the cached /api/auth/me result is invalidated.” @any-screen', async ({ page }) => {
  await page.goto('/login');
  let calls = recordCalls(page);
  await new DevoteePortal(page).signIn();
  await expect(page.getByRole('button', { name: /’s account$/ })).toBeVisible();
  expect(sessionCalls(calls)).toContain('GET /api/auth/me');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto('/register');
  const visitor = new Visitor(page);
  await visitor.fillRegistration(newEmail());
  calls = recordCalls(page);
  await visitor.press('Create account');
  await expect(page.getByRole('button', { name: 'Meera Raghunathan’s account' })).toBeVisible();
  expect(sessionCalls(calls)).toContain('GET /api/auth/me');
});

test('[4.22] [4.23] “Toasts: at most one visible; dismissed toasts are removed after 1,000,000 ms.” @any-screen', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/auth/resend-verification', (route) => route.fulfill({ json: { success: true, message: 'ok' } }));
  await page.goto('/verify-email');
  const [send, toasts] = [page.getByRole('button', { name: 'Send verification email' }), page.locator('.notices [data-kind]')];
  await send.click();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await page.getByLabel('Email').fill('meera@example.com');
  await send.click();
  await expect(page.getByText('Verification Email Sent')).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(toasts).toHaveCount(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.clock.runFor(1_000);
  await expect(toasts).toHaveCount(0);
  await page.keyboard.press('F8');
  await expect(page.getByRole('listitem').filter({ hasText: 'Verification Email Sent' })).toBeVisible();
  await page.clock.fastForward(1_000_000);
  await expect(page.getByText('No messages in the last 15 minutes.')).toBeVisible();
});

test('[4.24] [4.25] [4.26] “none, om-symbol, lotus-pattern, bell-ring; donation triggers om-symbol and karma lotus-pattern via a global trigger. Auto-close: blessing 5 s, lamp 4 s, bell 3 s.” @any-screen', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/terms-of-use');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const overlay = page.locator('[data-celebration]');
  await expect(overlay).toHaveCount(0);
  const trigger = (shown: string) =>
    page.evaluate((detail) => window.dispatchEvent(new CustomEvent('sannidhi:celebrate', { detail })), shown);
  // Its code arrives with the first one. From then on time passes only here.
  await expect(async () => {
    await trigger('om-symbol');
    await expect(overlay).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 5_000);
  for (const [shown, seconds] of [
    ['om-symbol', 5],
    ['lotus-pattern', 4],
    ['bell-ring', 3],
  ] as const) {
    await trigger(shown);
    await expect(overlay).toHaveAttribute('data-celebration', shown);
    await page.clock.runFor(seconds * 1_000 - 100);
    await expect(overlay).toHaveCount(1);
    await page.clock.runFor(100);
    await expect(overlay).toHaveCount(0);
  }
});

import type { Page } from '@playwright/test';
import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { isMarkedPage, markPage } from '../harness/page-marks.ts';
import { expect, test } from '../harness/test.ts';
import { DEVOTEE, DevoteePortal } from '../pages/devotee-portal.ts';
import { mailedLink, NEW_PASSWORD, newEmail, Visitor } from '../pages/visitor.ts';

/** The address is a page of the product: the server returns 200, the page stays there and has its own heading. */
async function stands(page: Page, path: string) {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await expect(page.getByRole('heading', { name: '404 Page Not Found' }), path).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(path);
}

async function isNotFound(page: Page, path: string) {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
}

test.describe('the landing page', () => {
  test('[2.01] [2.02] [2.04] [2.05] “Large screens: left marketing column; right Welcome Back panel with four expandable portal rows … Small screens: three cards … No platform admin card.”', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/');
    const panel = page.getByRole('region', { name: 'Welcome Back' });
    const doors = ['Enter Portal', 'Admin Portal', 'Priest Portal'].map((name) => panel.getByRole('link', { name, exact: true }));
    const rows = ['Devotee Portal', 'Temple Admin', 'Priest Portal', 'Platform Admin'].map((name) => panel.getByRole('button', { name }));
    await expect(panel.getByText('Choose your portal to continue')).toBeVisible({ visible: !isMobile });
    for (const door of doors) await expect(door).toBeVisible({ visible: isMobile });
    for (const row of rows) await expect(row).toBeVisible({ visible: !isMobile });
    if (isMobile) {
      for (const [index, path] of ['/devotee/login', '/temple-admin/login', '/priest/login'].entries()) {
        await expect(doors[index] ?? panel).toHaveAttribute('href', path);
      }
    } else {
      const [marketing, welcome] = [await page.getByRole('heading', { level: 1 }).boundingBox(), await panel.boundingBox()];
      expect((marketing?.x ?? 0) + (marketing?.width ?? 0)).toBeLessThanOrEqual(welcome?.x ?? 0);
    }
  });

  test('[2.03] [2.08] “two ghost buttons: Create Devotee Account (to /devotee/register) and Register Your Temple (to /temple-admin/signup)”, “Contact Us banner at the bottom goes to /contact” @any-screen', async ({
    page,
  }) => {
    for (const [name, path] of [
      ['Create Devotee Account', '/devotee/register'],
      ['Register Your Temple', '/temple-admin/signup'],
    ] as const) {
      await page.goto('/');
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
    }
    await page.goto('/');
    await page.getByRole('region', { name: 'Contact Us' }).getByRole('link').click();
    await expect(page).toHaveURL('/contact');
  });

  test('[2.06] [2.07] “a Try Demo Donation button intended for /donate with query parameters temple, qr, name, purpose”, and it works @any-screen', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Try Demo Donation' }).click();
    await expect(page).toHaveURL(/\/donate\?temple=[^&]+&qr=[^&]+&name=[^&]+&purpose=[^&]+$/);
    await expect(page.getByText('Sri Kamakshi').first()).toBeVisible();
  });
});

test('[2.10] “Email and password fields, show/hide password toggle, link to /forgot-password, link to /register, Back to Home link to /.” @any-screen', async ({
  page,
}) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('[2.11] “Success goes to /donor/dashboard with a full page load.” — signing in @any-screen', async ({ page }) => {
  await page.goto('/login');
  await markPage(page);
  await new DevoteePortal(page).signIn();
  await expect(page).toHaveURL('/donor/dashboard');
  expect(await isMarkedPage(page)).toBe(false);
  await expect(page.getByText('Login successful!')).toBeVisible();
});

test('[2.12] [2.13] “Full name, email, password, confirm password (show/hide toggles), link to /login, Back to Home. Success goes to /donor/dashboard with a full page load.” @any-screen', async ({
  page,
}) => {
  await page.goto('/register');
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  const visitor = new Visitor(page);
  await visitor.fillRegistration(newEmail());
  await markPage(page);
  await visitor.press('Create account');
  await expect(page).toHaveURL('/donor/dashboard');
  expect(await isMarkedPage(page)).toBe(false);
  await expect(page.getByText('Registration successful!')).toBeVisible();
});

test('[2.14] [2.15] [2.16] [2.17] “Reads query parameter verification-token (or token). Without it, shows a resend form. States: loading, success, error, resend. Has a Go to Login button and Back to Login link.” @any-screen', async ({
  page,
  outbox,
}) => {
  const visitor = new Visitor(page);
  await page.goto('/verify-email');
  await expect(page.getByRole('button', { name: 'Send verification email' })).toBeVisible();
  await page.goto('/verify-email?token=never-sent');
  await expect(page.getByRole('heading', { name: 'We couldn’t verify this link' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send verification email' })).toBeVisible();
  for (const name of ['verification-token', 'token']) {
    const email = newEmail();
    await visitor.hasAccount(email);
    const link = await mailedLink(outbox, email, '/verify-email');
    const token = link.searchParams.get('verification-token') ?? link.searchParams.get('token') ?? '';
    await page.route('**/api/auth/verify-email?**', async (route) => {
      await expect(page.getByRole('heading', { name: 'Verifying your email' })).toBeVisible();
      await route.continue();
    });
    await page.goto(`/verify-email?${name}=${token}`);
    await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
    await expect(page.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
    await page.unroute('**/api/auth/verify-email?**');
  }
});

test('[2.18] [2.19] [2.20] “Email plus account type choice; success confirmation; Back to Login.” @any-screen', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Account type').selectOption('Priest Account');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL('/login');
});

test('[2.21] [2.22] “Query parameters token and type. If either is missing, redirects to /login.” @any-screen', async ({
  page,
  outbox,
}) => {
  for (const query of ['', '?token=abc', '?type=donor']) {
    await page.goto(`/reset-password${query}`);
    await expect(page).toHaveURL('/login');
  }
  const email = newEmail();
  await new Visitor(page).hasAccount(email);
  await page.request.post('/api/auth/forgot-password', { data: { email, userType: 'donor' } });
  const link = await mailedLink(outbox, email, '/reset-password');
  expect([...link.searchParams.keys()].sort()).toEqual(['token', 'type']);
  await page.goto(link.pathname + link.search);
  await page.getByLabel('New password').fill(`${NEW_PASSWORD}-again`);
  await page.getByLabel('Confirm password').fill(`${NEW_PASSWORD}-again`);
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Successfully' })).toBeVisible();
});

test('[2.23] [2.24] [2.35] “404 Page Not Found … Did you forget to add the page to the router?”, “Shown for unmatched paths”, “Any other /temple-admin/* path” @any-screen', async ({
  page,
  look,
}) => {
  for (const path of [
    '/nowhere',
    '/devotee/nowhere',
    '/priest/x/y',
    '/superadmin/nowhere',
    '/temple-admin/nonsense',
    '/LOGIN',
    '/devotee/%E0%A4%A',
  ])
    await isNotFound(page, path);
  await look('not-found');
});

test('[2.25] every public route stands for who is not signed in @any-screen', async ({ page }) => {
  for (const path of '/ /devotee-registration /devotee-login /pooja-booking /register /login /verify-email /forgot-password /donate /qa-documentation /terms-of-use /privacy-policy /contact /contact-confirmation /profile-setup /profile'.split(
    ' ',
  )) {
    await stands(page, path);
  }
  await page.goto('/reset-password?token=abc&type=donor');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
});

test('[2.26] [2.27] “static forms (full name, phone number, city, date of birth, optional time of birth); their buttons only navigate back to / and save nothing shown” @any-screen', async ({
  page,
}) => {
  const writes: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()));
  for (const path of ['/profile-setup', '/profile']) {
    for (const button of [path === '/profile' ? 'Done' : 'Continue', 'Back to Home']) {
      await page.goto(path);
      for (const label of ['Full name', 'Phone number', 'City']) await page.getByLabel(label).fill('Meera');
      await page.getByLabel('Date of birth').fill('1956-01-14');
      await expect(page.getByLabel('Time of birth')).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('button', { name: button })
        .or(page.getByRole('main').getByRole('link', { name: button }))
        .click();
      await expect(page).toHaveURL('/');
    }
    await page.goto(path);
    await expect(page.getByLabel('Full name')).toHaveValue('');
  }
  expect(writes).toEqual([]);
});

test.describe('the devotee area', () => {
  test('[2.28] [2.30] [2.31] “under both /devotee/ and /donor/ prefixes”, with the bottom navigation and its five places', async ({
    page,
    platform,
    isMobile,
  }) => {
    await enterAs(page, await signIn(platform.url, DEVOTEE, 'donor'));
    const prefix = isMobile ? '/donor' : '/devotee';
    const places = page.getByRole('navigation', { name: 'Main' });
    for (const name of 'dashboard edit-profile add-family-member add-temple activity my-temple family panchanga donate events volunteer community messages family-panchanga temples'.split(
      ' ',
    )) {
      await stands(page, `${prefix}/${name}`);
      await expect(places, name).toBeVisible();
    }
    // A badge in front counts what is new.
    const links = await places
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent?.replace(/^\d+/, ''), link.getAttribute('href')]));
    expect(links).toEqual([
      ['Dashboard', '/devotee/dashboard'],
      ['Panchanga', '/devotee/panchanga'],
      ['Temple', '/devotee/my-temple'],
      ['Messaging', '/devotee/messages'],
      ['Community', '/devotee/community'],
    ]);
    const box = await places.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(page.viewportSize()?.height);
    const heights = await places
      .getByRole('link')
      .locator('svg')
      .evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().width));
    expect(Math.max(...heights)).toBe(heights[2]);
  });

  test('[2.28] [2.31] “hidden on login, register, forgot, reset and verify-email pages” @any-screen', async ({ page, platform }) => {
    await enterAs(page, await signIn(platform.url, DEVOTEE, 'donor'));
    for (const path of [
      '/temple-admin/login',
      '/priest/login',
      '/register',
      '/devotee/register',
      '/donor/register',
      '/forgot-password',
      '/reset-password?token=a&type=donor',
      '/verify-email',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' }), path).toHaveCount(0);
    }
  });

  test('a sign-in page takes who is signed in to their dashboard, and without a session has no bottom navigation [2.31] @any-screen', async ({
    page,
    platform,
  }) => {
    const logins = ['/login', '/devotee/login', '/donor/login'];
    for (const path of logins) {
      await page.goto(path);
      await expect(page.getByLabel('Email')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' }), path).toHaveCount(0);
    }
    await enterAs(page, await signIn(platform.url, DEVOTEE, 'donor'));
    for (const path of logins) {
      await page.goto(path);
      await expect(page).toHaveURL('/donor/dashboard');
      await expect(page.getByRole('navigation', { name: 'Main' }), path).toBeVisible();
    }
  });

  test('[2.29] “Only under /donor/: temple-preferences.” @any-screen', async ({ page, platform }) => {
    await enterAs(page, await signIn(platform.url, DEVOTEE, 'donor'));
    await stands(page, '/donor/temple-preferences');
    await isNotFound(page, '/devotee/temple-preferences');
  });

  test('[2.38] “Routes rendered only when authenticated” show to a devotee who is signed in @any-screen', async ({ page, platform }) => {
    await enterAs(page, await signIn(platform.url, DEVOTEE, 'donor'));
    for (const path of '/edit-profile /donor-dashboard /my-temple /pooja-services /volunteer /events /receipts /bookings /reimbursements /community-events'.split(
      ' ',
    )) {
      await stands(page, path);
    }
    await page.goto('/donate');
    await expect(page).toHaveURL('/devotee/donate');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('[2.32] “Outside the admin layout: /temple-admin/signup, /temple-admin/login, /temple-admin/forgot-password, /temple-admin/registration-status.” @any-screen', async ({
  page,
}) => {
  for (const name of ['signup', 'login', 'forgot-password', 'registration-status']) {
    await stands(page, `/temple-admin/${name}`);
    await expect(page.locator('[data-frame]')).toHaveCount(0);
  }
});

test('[2.33] [2.34] [2.38] “Inside the admin layout: …”, each of the office’s paths @any-screen', async ({ page, platform }) => {
  await enterAs(page, await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin'));
  for (const name of 'dashboard events events/create events/dashboard events/42/manage pooja-management donations priest-management settings messaging pooja-booking-management event-management pooja-requests calendar event-creation volunteer-management volunteers donation-management reports verification-status users-roles accounting-integrations contact-management messages approvals reimbursement-requests financial-management donor-analytics calendars community-management'.split(
    ' ',
  )) {
    await stands(page, `/temple-admin/${name}`);
    await expect(page.locator('[data-frame]').first(), name).toBeAttached();
  }
  for (const path of ['/temple-admin', '/temple-admin-community-management']) await stands(page, path);
});

test('[2.36] [2.37] [2.38] the platform’s and the priests’ paths @any-screen', async ({ page, browser, platform, baseURL }) => {
  for (const path of ['/superadmin/login', '/priest/login']) await stands(page, path);
  for (const [email, role, paths] of [
    ['superadmin@sannidhi.test', 'superadmin', '/superadmin /superadmin/dashboard /superadmin/temple-approvals /admin/temple-approvals'],
    ['priest@sannidhi.test', 'priest', '/priest/dashboard /priest-dashboard'],
  ] as const) {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const own = await context.newPage();
    await enterAs(own, await signIn(platform.url, email, role));
    for (const path of paths.split(' ')) await stands(own, path);
    await context.close();
  }
});

test('[2.38] “rendered only when authenticated”: without a session each leads to its area’s sign-in @any-screen', async ({ page }) => {
  for (const [path, at] of [
    ['/receipts', '/devotee/login'],
    ['/temple-admin/financial-management', '/temple-admin/login'],
    ['/priest-dashboard', '/priest/login'],
    ['/superadmin', '/superadmin/login'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(`${at}?return=${encodeURIComponent(path)}`);
  }
});

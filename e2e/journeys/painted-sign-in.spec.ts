import { expect, type Page, test } from '../harness/test.ts';
import { DEVOTEE, DevoteePortal } from '../pages/devotee-portal.ts';
import { newEmail, Visitor } from '../pages/visitor.ts';

const APP = /\/assets\/main\.[^/]+\.js$/;
const LOGIN = '**/api/auth/login';
const toast = (page: Page, title: string) => page.locator('.notices [data-kind]').filter({ hasText: title });

test.use({ waitsForUse: true });

/** The scripts of an app that a page has started so far; what it only fetches to have it is none. */
function startedApps(page: Page): string[] {
  const started: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && APP.test(request.url())) started.push(request.url());
  });
  return started;
}

for (const [path, email, home] of [
  ['/login', DEVOTEE, '/donor/dashboard'],
  ['/devotee/login?return=/receipts', DEVOTEE, '/receipts'],
  ['/temple-admin/login', 'temple@sannidhi.test', '/temple-admin/dashboard'],
  ['/priest/login', 'priest@sannidhi.test', '/priest/dashboard'],
  ['/superadmin/login', 'superadmin@sannidhi.test', '/superadmin-dashboard'],
] as const) {
  test(`${path} signs in before its app is there @any-screen`, async ({ page }) => {
    const apps = startedApps(page);
    let sentBy: number | undefined;
    await page.route(/\/auth\/login$/, (route) => {
      sentBy = apps.length;
      return route.continue();
    });
    await page.goto(path);
    await new DevoteePortal(page).signIn(email);
    await expect(page).toHaveURL(home);
    await expect(page.getByText('Login successful!')).toBeVisible();
    expect(sentBy, 'apps when the password was sent').toBe(0);
  });
}

test('a painted sign-in says what is wrong as its app does, and never starts it for that @any-screen', async ({ page, look }) => {
  const apps = startedApps(page);
  await page.goto('/login');
  const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })];
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(password).toHaveAccessibleDescription('Password is required');
  await look('auth-painted-errors');
  await email.fill('meera');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await email.fill(newEmail());
  await expect(page.getByText('Please enter a valid email address')).toHaveCount(0);
  await password.fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(toast(page, 'Login failed')).toContainText('Invalid email or password');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused();
  await look('auth-painted-refused');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page, 'Login failed')).toHaveCount(0);
  await page.route(LOGIN, (route) => route.abort());
  await password.press('Enter');
  await expect(toast(page, 'Login Error')).toContainText('An error occurred during login.');
  expect(apps).toEqual([]);
});

test('a painted sign-in sends once, and its button says so meanwhile @any-screen', async ({ page }) => {
  const sent: string[] = [];
  await page.route(LOGIN, (route) => void sent.push(route.request().url()));
  await page.goto('/login');
  await new DevoteePortal(page).signIn();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.keyboard.press('F2');
  await expect(page.locator('#root h1')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  expect(sent).toHaveLength(1);
});

test('what is typed while the app takes over replaces what is selected in the email @any-screen', async ({ page }) => {
  await page.goto('/login');
  const email = page.getByLabel('Email');
  await email.fill('first@example.com');
  await email.selectText();
  await page.keyboard.press('F2');
  await expect(page.locator('#root h1')).toHaveCount(1);
  await expect(page.locator('#paint')).toHaveCount(0);
  await page.keyboard.insertText('second@example.com');
  await expect(email).toHaveValue('second@example.com');
});

test('a sign-in that needs a code goes on in the app, at the field for it @any-screen', async ({ page }) => {
  const body = { statusCode: 401, code: 'second-factor-required', message: 'Enter your code.', requestId: 'r', challenge: 'c-1' };
  await page.route(LOGIN, (route) => route.fulfill({ status: 401, json: body }));
  await page.goto('/login');
  await new DevoteePortal(page).signIn();
  await expect(page.getByLabel('Code from your authenticator app')).toBeFocused();
});

test('[8.09] an unverified email is led to its verification by a painted page @any-screen', async ({ page }) => {
  const email = newEmail();
  await new Visitor(page).hasAccount(email);
  await page.goto('/login');
  await new DevoteePortal(page).signIn(email, 'Namaste-1');
  await expect(page).toHaveURL(`/verify-email?email=${encodeURIComponent(email)}`);
  await expect(toast(page, 'Email Verification Required')).toBeVisible();
});

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('a painted sign-in speaks the page’s language @any-screen', async ({ page }) => {
    await page.goto('/login');
    await page.locator('#paint button[type="submit"]').click();
    await expect(page.getByText('कृपया', { exact: false }).and(page.locator('.field-note')).nth(0)).toBeVisible();
    await page.locator('[name="email"]').fill(newEmail());
    await page.locator('[name="password"]').fill('wrong');
    await page.locator('#paint button[type="submit"]').click();
    await expect(page.locator('#early-notice [data-kind="error"]')).toHaveText(/[\u0900-\u097f]/);
    await expect(page.locator('#early-notice')).not.toContainText('Invalid');
  });
});

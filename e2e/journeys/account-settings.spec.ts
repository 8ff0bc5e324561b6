import { signIn } from '../harness/api-client.ts';
import { Authenticator } from '../harness/authenticator.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, type Page, test } from '../harness/test.ts';
import { DevoteePortal } from '../pages/devotee-portal.ts';
import { newEmail, registered, OWN_PASSWORD as USED } from '../pages/own-account.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name });
const signOut = async (page: Page) => {
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
};

test('a second factor is set up, asked for at sign-in, spared by a recovery code, and turned off @any-screen', async ({
  page,
  outbox,
  lookAtBoth,
}) => {
  const email = await registered(page, outbox);
  const portal = new DevoteePortal(page);
  await page.goto('/devotee/login?return=/devotee/edit-profile');
  await portal.signIn(email, USED);
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  const factor = card(page, 'Second factor');
  await factor.getByRole('button', { name: 'Set up a second factor' }).click();
  await factor.getByLabel('Current password').fill(USED);
  await factor.getByRole('button', { name: 'Next' }).click();
  await expect(factor.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await lookAtBoth('account-second-factor-set-up');
  const app = new Authenticator((await factor.locator('code').textContent()) ?? '');
  await factor.getByLabel('6-digit code from the app').fill(app.next());
  await factor.getByRole('button', { name: 'Turn on' }).click();
  const listed = factor.locator('[data-recovery-codes] li');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allTextContents();
  await lookAtBoth('account-recovery-codes');
  await factor.getByRole('button', { name: 'I’ve saved these codes' }).click();
  await expect(factor.getByText('10 recovery codes left')).toBeVisible();
  await lookAtBoth('account-settings');

  await signOut(page);
  await page.goto('/devotee/login');
  await portal.signIn(email, USED);
  const code = page.getByLabel('Code from your authenticator app');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(/That code didn't match/)).toBeVisible();
  await lookAtBoth('auth-second-factor');
  await code.fill(app.next());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/donor/dashboard');

  await signOut(page);
  await page.goto('/devotee/login?return=/devotee/edit-profile');
  await portal.signIn(email, USED);
  await code.fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(factor.getByText('9 recovery codes left')).toBeVisible();
  await factor.getByRole('button', { name: 'Turn off second factor' }).click();
  await factor.getByLabel('Current password').fill(USED);
  await factor.getByLabel('Code from your app').fill(codes[1] ?? '');
  await factor.getByRole('button', { name: 'Turn off second factor' }).click();
  await expect(factor.getByRole('button', { name: 'Set up a second factor' })).toBeVisible();
});

test('another device is signed out, one’s data is taken along, and the account deleted @any-screen', async ({
  page,
  outbox,
  browser,
  baseURL,
}) => {
  const email = await registered(page, outbox);
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await other.goto('/devotee/login?return=/devotee/edit-profile');
  await new DevoteePortal(other).signIn(email, USED);
  await expect(other.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();

  await page.goto('/devotee/login?return=/devotee/edit-profile');
  await new DevoteePortal(page).signIn(email, USED);
  const devices = card(page, 'Signed-in devices');
  await expect(devices.getByText('This device')).toBeVisible();
  await devices
    .getByRole('button', { name: /^Sign out Chrome/ })
    .first()
    .click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(/\/devotee\/login/);
  await other.context().close();

  const data = card(page, 'Your data');
  const started = page.waitForEvent('download');
  await data.getByRole('link', { name: 'Download your data' }).click();
  expect((await started).suggestedFilename()).toContain('.json');
  await data.getByRole('button', { name: 'Delete your account' }).click();
  await data.getByLabel('Type your email to confirm').fill(email);
  await data.getByLabel('Current password').fill(USED);
  await data.getByRole('button', { name: 'Delete your account' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/devotee/login');
  await new DevoteePortal(page).signIn(email, USED);
  await expect(page.getByText('Invalid email or password')).toBeVisible();
});

test('“this wasn’t me” deletes an account opened with one’s address @any-screen', async ({ page, outbox, look }) => {
  const email = newEmail();
  await page.request.post('/api/auth/register', { data: { email, fullName: 'Somebody Else', password: USED } });
  await page.context().clearCookies();
  const { links } = await outbox.waitFor(email, (message) => message.links.some((link) => link.includes('disown=')));
  const { pathname, search } = new URL(links.find((link) => link.includes('disown=')) ?? '');
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { name: 'Wasn’t you?' })).toBeVisible();
  await look('auth-disown');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('heading', { name: 'Account deleted' })).toBeVisible();
});

for (const [path, email, role] of [
  ['/temple-admin/settings', 'temple@sannidhi.test', 'temple-admin'],
  ['/priest/settings', 'priest@sannidhi.test', 'priest'],
  ['/superadmin/settings', 'superadmin@sannidhi.test', 'superadmin'],
] as const) {
  test(`${path} shows one’s own account @any-screen`, async ({ page, platform }) => {
    await enterAs(page, await signIn(platform.url, email, role));
    await page.goto(path);
    await expect(card(page, 'Signed-in devices').getByText('This device')).toBeVisible();
  });
}

import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, test } from '../harness/test.ts';
import { DEVOTEE, DevoteePortal } from '../pages/devotee-portal.ts';

const PEOPLE = [
  ['donor', DEVOTEE, '/devotee/dashboard', '/api/auth/me', '/api/auth/logout'],
  ['temple-admin', 'temple@sannidhi.test', '/temple-admin/dashboard', '/api/temple-admin/auth/me', '/api/temple-admin/auth/logout'],
  ['priest', 'priest@sannidhi.test', '/priest/dashboard', '/api/priest/auth/me', '/api/priest/logout'],
  ['superadmin', 'superadmin@sannidhi.test', '/superadmin/dashboard', '/api/superadmin/auth/me', '/api/superadmin/auth/logout'],
] as const;

for (const [role, email, home, me, logout] of PEOPLE) {
  test(`[6.01] [6.03] [6.04] a ${role} is checked at ${me} and signed out at ${logout} @any-screen`, async ({ page, platform }) => {
    const session = await signIn(platform.url, email, role);
    expect(session.user.role).toBe(role);
    await enterAs(page, session);
    const checked = page.waitForRequest((request) => new URL(request.url()).pathname === me);
    await page.goto(home);
    await checked;
    await page.getByRole('button', { name: /’s account$/ }).click();
    const left = page.waitForRequest((request) => new URL(request.url()).pathname === logout);
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    expect((await left).method()).toBe('POST');
    await expect(page).toHaveURL('/');
  });

  test(`[6.02] [6.08] a ${role} sees their own area, and elsewhere learns whose page it is @any-screen`, async ({
    page,
    platform,
    look,
  }) => {
    await enterAs(page, await signIn(platform.url, email, role));
    for (const [other, , path] of PEOPLE) {
      await page.goto(path);
      const refusal = page.getByRole('heading', { name: 'This page is for another account' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(refusal).toHaveCount(other === role ? 0 : 1);
      if (other === role) continue;
      await expect(page.getByText(email)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to your own portal' })).toBeVisible();
    }
    await look(`wrong-role-${role}`);
  });
}

test('[6.05] “Password recovery account types: Devotee Account, Temple Admin, Priest Account, Super Admin.” @any-screen', async ({
  page,
}) => {
  await page.goto('/forgot-password');
  await expect(page.getByLabel('Account type').locator('option')).toHaveText([
    'Choose an account type',
    'Devotee Account',
    'Temple Admin',
    'Priest Account',
    'Super Admin',
  ]);
});

test('[6.06] [6.07] “The login screen does not choose a role; its redirect always goes to the donor dashboard.” @any-screen', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await new DevoteePortal(page).signIn();
  await expect(page).toHaveURL('/donor/dashboard');
});

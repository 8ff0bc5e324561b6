import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, test } from '../harness/test.ts';

const PORTALS = [
  ['a devotee', 'devotee@sannidhi.test', 'donor', '/devotee/dashboard', ''],
  ['a temple’s office', 'temple@sannidhi.test', 'temple-admin', '/temple-admin/dashboard', ''],
  // The bell is the shell's, and the frame that of the office.
  ['a priest', 'priest@sannidhi.test', 'priest', '/priest/dashboard', ' @any-screen'],
  ['an operator', 'superadmin@sannidhi.test', 'superadmin', '/superadmin/dashboard', ' @any-screen'],
] as const;

for (const [who, email, role, home, size] of PORTALS)
  test(`${who} opens their notifications at the bell, by keyboard too${size}`, async ({ page, platform, look }) => {
    await enterAs(page, await signIn(platform.url, email, role));
    await page.goto(home);
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await bell.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByRole('heading', { level: 2, name: 'Notifications', exact: true })).toBeFocused();
    await expect(panel.getByRole('list', { name: 'Notifications' }).or(panel.getByText('No notifications yet'))).toBeVisible();
    await look(`notifications-${role}`);
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
    await bell.click();
    await panel.getByRole('link', { name: 'Notification settings' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Account security')).toBeVisible();
  });

test('an operator is notified of a message to support, follows it, and turns that off @any-screen', async ({ page, platform, request }) => {
  const write = (name: string) =>
    request.post('/api/public/contact', {
      data: { name, email: 'meera@example.com', topic: 'receipt', message: 'My receipt names the wrong year.' },
    });
  const name = `Meera ${Date.now()}`;
  await write(name);
  await enterAs(page, await signIn(platform.url, 'superadmin@sannidhi.test', 'superadmin'));
  await page.goto('/superadmin/settings');
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  await page.getByRole('link', { name: `${name} wrote to support` }).click();
  await expect(page).toHaveURL(/\/superadmin\/support\?message=/);
  await expect(page.getByRole('complementary', { name })).toBeVisible();

  await page.goto('/superadmin/settings');
  const choice = page.getByRole('group', { name: 'Support messages' }).getByRole('checkbox', { name: 'In the app' });
  await choice.click();
  await expect(choice).toBeEnabled();
  await expect(choice).not.toBeChecked();
  const silent = `Ravi ${Date.now()}`;
  await write(silent);
  await page.reload();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('link', { name: `${name} wrote to support` })).toBeVisible();
  await expect(page.getByRole('link', { name: `${silent} wrote to support` })).toBeHidden();
});

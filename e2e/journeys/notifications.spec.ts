import { notificationEndpoints } from '@sannidhi/contracts';
import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, type Page, test } from '../harness/test.ts';

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
    await bell.press('Enter');
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
  const operator = await signIn(platform.url, 'superadmin@sannidhi.test', 'superadmin');
  // An operator's list is loaded when it is opened, and others may be unread already.
  const titles = async () => (await operator.api.call(notificationEndpoints.list, {})).items.map(({ title }) => title);
  await expect.poll(titles).toContain(`${name} wrote to support`);
  await enterAs(page, operator);
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

test('a devotee turns notifications on in a browser, whose worker shows what is pushed @any-screen', async ({ page, platform }) => {
  await page.addInitScript(browserWithPush, `https://web.push.apple.com/${Date.now()}`);
  await enterAs(page, await signIn(platform.url, 'devotee@sannidhi.test', 'donor'));
  await page.goto('/devotee/edit-profile');
  const devices = page.getByRole('region', { name: 'On your devices' });
  await devices.getByRole('button', { name: 'Show notifications on this device' }).click();
  await expect(devices.getByText('(this device)')).toBeVisible();

  const push = { title: 'Thank you for $51.00', body: 'Sri Kamakshi Temple', path: '/receipts', tag: 'gift-1' };
  const shown = await shownBy(page, push);
  await expect.poll(shown).toEqual([{ title: push.title, body: push.body, tag: push.tag, data: { path: push.path } }]);
  await devices.getByRole('button', { name: /^Turn off on / }).click();
  await expect(devices.getByRole('button', { name: 'Show notifications on this device' })).toBeVisible();
});

/** A browser without a screen refuses every notification and knows no push service: here its person agreed, and there is one. */
function browserWithPush(endpoint: string): void {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  PushManager.prototype.subscribe = async () => ({ toJSON: () => ({ endpoint, keys }) }) as unknown as PushSubscription;
}

/** Delivers a push to the page's service worker through the browser's own tools; returns how to read what it wants to show. */
async function shownBy(page: Page, payload: object): Promise<() => Promise<unknown>> {
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => void shown.push({ title, ...options });
  });
  const tools = await context.newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => first && resolve(first.registrationId));
  });
  await tools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await known, data: JSON.stringify(payload) });
  return () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
}

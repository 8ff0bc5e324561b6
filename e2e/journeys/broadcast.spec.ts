import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, type Page, test } from '../harness/test.ts';
import { BroadcastDesk } from '../pages/broadcast-desk.ts';
import { OWN_PASSWORD, registered } from '../pages/own-account.ts';

/** A devotee of their own who saved the temple; returns their address. */
async function newFollower(page: Page, outbox: Parameters<typeof registered>[1], templeId: string): Promise<string> {
  const email = await registered(page, outbox);
  const { authToken } = await (await page.request.post('/api/auth/login', { data: { email, password: OWN_PASSWORD } })).json();
  const headers = { authorization: `Bearer ${authToken}` };
  const saved = await page.request.post('/api/devotee/temples', { headers, data: { templeId } });
  expect(saved.ok()).toBe(true);
  await page.context().clearCookies();
  return email;
}

test('an office writes to everyone who saved the temple; who unsubscribes gets no more, and the next broadcast leaves them out @any-screen', async ({
  page,
  browser,
  platform,
  outbox,
  look,
}) => {
  const owner = await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin');
  const templeId = owner.user.temple?.id ?? '';
  await newFollower(page, outbox, templeId);
  const email = await newFollower(page, outbox, templeId);
  const stamp = Date.now();
  const first = { name: `Deepam ${stamp}`, subject: `Lamps ${stamp}`, text: 'Namaste {name},\n\nWe light lamps on Tuesday.\n\n{temple}' };
  await enterAs(page, owner);
  const desk = new BroadcastDesk(page);
  await desk.write(first);
  const reached = await desk.reaches();
  await desk.sendTest('temple@sannidhi.test');
  expect((await outbox.waitFor('temple@sannidhi.test', ({ subject }) => subject === `[Test] ${first.subject}`)).text).toContain(
    'Namaste Lakshmi Natarajan,',
  );
  await look('broadcast-draft');
  await desk.send();
  await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
  await expect(desk.figure('Sent')).toHaveText(String(reached));
  await look('broadcast-results');

  const mail = await outbox.waitFor(email, ({ subject }) => subject === first.subject);
  expect(mail.text).toContain('Namaste Lakshmi Natarajan,\n\nWe light lamps on Tuesday.');
  const link = /http\S+\/unsubscribe\/\S+/.exec(mail.text)?.[0] ?? '';
  const context = await browser.newContext({ baseURL: platform.url, viewport: page.viewportSize() });
  const reader = await context.newPage();
  const writes: string[] = [];
  reader.on('request', (request) => request.method() === 'POST' && writes.push(new URL(request.url()).pathname));
  await reader.goto(new URL(link).pathname);
  await expect(reader.getByText('You get emails about news.')).toBeVisible();
  expect(writes.filter((path) => path.includes('unsubscribe'))).toEqual([]);
  await look('unsubscribe', reader);
  await reader.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
  await expect(reader.getByText('You get no more emails about news.')).toBeVisible();
  await reader.reload();
  await expect(reader.getByText('You get no more emails about news.')).toBeVisible();
  await context.close();

  const next = { ...first, name: `Parking ${stamp}`, subject: `Parking ${stamp}`, perMinute: 1 };
  await desk.write(next);
  expect(await desk.reaches()).toBe(reached - 1);
  await desk.send();
  await expect(desk.figure('Left out')).toHaveText(/^[1-9]/);
  const pause = page.getByRole('button', { name: 'Pause', exact: true });
  await pause.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Paused ${next.name}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue sending' })).toBeFocused();
  await page.getByRole('button', { name: /^Status/ }).click();
  await page.getByRole('menuitem', { name: 'Not sent' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel broadcast' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel broadcast' }).click();
  await expect(page.getByText(`Canceled ${next.name}`)).toBeVisible();
  expect((await outbox.messages(email)).map(({ subject }) => subject)).not.toContain(next.subject);
});

test('a broadcast is written, tried by its writer and sent on a phone @small-screen', async ({ page, platform, outbox, look }) => {
  const owner = await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin');
  await enterAs(page, owner);
  const desk = new BroadcastDesk(page);
  const stamp = Date.now();
  const written = { name: `Aarti ${stamp}`, subject: `Aarti ${stamp}`, text: 'Namaste {name},\n\nAarti is at seven.\n\n{temple}' };
  await desk.write(written);
  const reached = await desk.reaches();
  await desk.sendTest('temple@sannidhi.test');
  await outbox.waitFor('temple@sannidhi.test', ({ subject }) => subject === `[Test] ${written.subject}`);
  await look('broadcast-draft-phone');
  await desk.send();
  await expect(desk.figure('Sent')).toHaveText(String(reached));
  await look('broadcast-results-phone');
});

import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, test } from '../harness/test.ts';

test('a devotee writes to the temple, the office answers, and the reply appears without a reload @any-screen', async ({
  page,
  browser,
  platform,
  look,
}) => {
  const subject = `Parking ${Date.now()}`;
  await enterAs(page, await signIn(platform.url, 'devotee@sannidhi.test', 'donor'));
  await page.goto('/devotee/messages');
  await page.getByRole('button', { name: 'New message' }).click();
  await page.getByLabel('Topic').selectOption({ label: 'Events' });
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await page.getByLabel('Message', { exact: true }).fill('Where can we park on Saturday?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const ours = page.getByRole('log');
  await expect(ours.getByText('Where can we park on Saturday?')).toBeVisible();

  const context = await browser.newContext({ baseURL: platform.url });
  const office = await context.newPage();
  await enterAs(office, await signIn(platform.url, 'frontdesk@sannidhi.test', 'temple-admin'));
  await office.goto('/temple-admin/messages');
  await office.getByRole('button', { name: new RegExp(subject) }).click();
  await expect(office.getByRole('log').getByText('Where can we park on Saturday?')).toBeVisible();
  const field = office.getByRole('textbox', { name: /^Message to/ });
  await field.fill('Behind the hall, from nine.');
  await office.reload();
  await expect(field).toHaveValue('Behind the hall, from nine.');
  await field.press('Control+Enter');
  await expect(ours.getByText('Behind the hall, from nine.')).toBeVisible();
  await expect(office.getByRole('log').getByText('· Read').first()).toBeVisible();
  await look('messages-devotee');
  await context.close();
});

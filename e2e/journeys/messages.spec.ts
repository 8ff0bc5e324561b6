import type { Page } from '@playwright/test';
import { devoteeMessageEndpoints } from '@sannidhi/contracts';
import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, test } from '../harness/test.ts';

test('a devotee writes to the temple, the office answers, and the reply appears without a reload', async ({
  page,
  browser,
  platform,
  look,
}) => {
  const subject = `Parking ${Date.now()}`;
  await enterAs(page, await signIn(platform.url, 'devotee@sannidhi.test', 'donor'));
  await write(page, subject, 'Where can we park on Saturday?');
  const ours = page.getByRole('log');
  await expect(ours.getByText('Where can we park on Saturday?')).toBeVisible();

  const context = await browser.newContext({ baseURL: platform.url, viewport: page.viewportSize() });
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
  await look('messages-office', office);
  await context.close();
});

test('the office walks through the inbox, answers, labels and resolves by keyboard alone, and ? shows its keys @large-screen', async ({
  page,
  platform,
  look,
}) => {
  const subject = `Ramp ${Date.now()}`;
  const owner = await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin');
  const writer = await signIn(platform.url, 'devotee@sannidhi.test', 'donor');
  await writer.api.call(devoteeMessageEndpoints.start, {
    body: { to: 'temple', toId: owner.user.temple?.id ?? '', subject, topic: 'events', text: 'Is there a ramp?' },
    idempotencyKey: crypto.randomUUID(),
  });
  await enterAs(page, owner);
  await page.goto(`/temple-admin/messages?search=${encodeURIComponent(subject)}`);
  const row = page.getByRole('button', { name: new RegExp(subject) });
  await expect(row).toBeVisible();
  const { keyboard } = page;
  await keyboard.press('?');
  const shown = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const key of ['J ↓', 'K ↑', 'Enter', 'R', 'E', 'L', 'Esc', 'Ctrl+Enter', '?'])
    await expect(shown.getByText(key, { exact: true })).toBeVisible();
  await look('messages-keys');
  await keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await keyboard.press('j');
  await expect(row).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Is there a ramp?')).toBeVisible();
  await keyboard.press('r');
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeFocused();
  await keyboard.type('Yes, beside the kitchen door.');
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('log').getByText('Yes, beside the kitchen door.')).toBeVisible();
  await keyboard.press('Escape');
  await keyboard.press('l');
  await expect(page.getByRole('combobox', { name: 'New label' })).toBeFocused();
  await keyboard.type('Ramps');
  await keyboard.press('Enter');
  const label = page.getByRole('button', { name: 'Remove Ramps' });
  await expect(label).toBeVisible();
  // From the field to the label before it, where single letters are keys again.
  await keyboard.press('Shift+Tab');
  await expect(label).toBeFocused();
  await keyboard.press('e');
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('log')).toBeHidden();
});

test('the office answers about a gift with a canned reply, and makes one of two conversations', async ({
  page,
  browser,
  platform,
  look,
}) => {
  const [receipt, ramp] = [`Receipt ${Date.now()}`, `Ramp ${Date.now()}`];
  await enterAs(page, await signIn(platform.url, 'devotee@sannidhi.test', 'donor'));
  await write(page, receipt, 'Where is my receipt?');
  const ours = page.getByRole('log');
  await page.getByRole('button', { name: 'Attach a gift or booking' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Attach \$[\d.,]+, (?:Annadanam|Building|General)$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(ours.getByRole('link', { name: /^Open \$/ })).toBeVisible();
  await look('messages-gift');
  await write(page, ramp, 'And is there a ramp?');
  await expect(ours.getByText('And is there a ramp?')).toBeVisible();

  const context = await browser.newContext({ baseURL: platform.url, viewport: page.viewportSize() });
  const office = await context.newPage();
  await enterAs(office, await signIn(platform.url, 'frontdesk@sannidhi.test', 'temple-admin'));
  await office.goto('/temple-admin/messages');
  await office.getByRole('button', { name: new RegExp(receipt) }).click();
  const theirs = office.getByRole('log');
  await expect(theirs.getByRole('link', { name: /^Open \$/ })).toBeVisible();
  await office.getByRole('button', { name: 'Insert a canned reply' }).click();
  await office.getByRole('menuitem', { name: 'Receipt by mail' }).click();
  await expect(office.getByText('1 field to fill. Tab goes to the next.')).toBeVisible();
  const send = office.getByRole('button', { name: 'Send reply' });
  await expect(send).toBeDisabled();
  await expect(office.getByRole('textbox', { name: /^Message to/ })).toBeFocused();
  await office.keyboard.type('Friday');
  await send.click();
  await expect(theirs.getByText('should arrive by Friday')).toBeVisible();

  await office.goto(`/temple-admin/messages?search=${encodeURIComponent(ramp)}`);
  await office.getByRole('button', { name: new RegExp(ramp) }).click();
  await office.getByRole('button', { name: 'Merge…' }).click();
  await office.getByRole('radio', { name: new RegExp(receipt) }).check();
  await office.getByRole('button', { name: 'Merge conversations' }).click();
  await expect(theirs.getByText('And is there a ramp?')).toBeVisible();
  await expect(theirs.getByText('should arrive by Friday')).toBeVisible();
  // The devotee's page had the other one open, and follows.
  await expect(ours.getByText('should arrive by Friday')).toBeVisible();
  await expect(ours.getByText('And is there a ramp?')).toBeVisible();
  await context.close();
});

/** A devotee's first message to the home temple. */
async function write(page: Page, subject: string, text: string): Promise<void> {
  await page.goto('/devotee/messages');
  await page.getByRole('button', { name: 'New message' }).click();
  await page.getByLabel('Topic').selectOption({ label: 'Events' });
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await page.getByLabel('Message', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
}

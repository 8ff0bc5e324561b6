import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, test } from '../harness/test.ts';

test('a message of the contact page reaches the platform’s desk and is answered by mail @any-screen', async ({
  page,
  platform,
  outbox,
  look,
}) => {
  const email = `writer-${Date.now()}@example.com`;
  await page.goto('/contact');
  await page.getByLabel('Your name').fill('Meera Raghunathan');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('What’s it about?').selectOption('receipt');
  await page.getByLabel('Your message').fill('My receipt names the wrong year.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/contact-confirmation\?reference=[2-9A-HJ-NP-Z]{8}$/);
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';
  await expect(page.getByText(reference)).toBeVisible();

  await enterAs(page, await signIn(platform.url, 'superadmin@sannidhi.test', 'superadmin'));
  await page.goto('/superadmin/support');
  await page.getByRole('searchbox', { name: 'Search references, names, emails' }).fill(reference);
  await page.getByRole('row', { name: new RegExp(reference) }).click();
  const panel = page.getByRole('complementary', { name: `Meera Raghunathan, ${reference}` });
  await expect(panel.getByText('My receipt names the wrong year.')).toBeVisible();
  await look('support-inbox');
  await panel.getByLabel('Your reply').fill('It is corrected. Please open your receipts again.');
  await panel.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText(`Sending your reply to ${email}`)).toBeVisible();
  const { text } = await outbox.waitFor(email, ({ subject }) => subject === `Our answer to your message ${reference}`);
  expect(text).toContain('It is corrected. Please open your receipts again.');
  expect(text).toContain('My receipt names the wrong year.');
});

import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, type Page, test } from '../harness/test.ts';

const TEMPLE = 'sri-rama-redmond';
const NAME = 'Sri Rama Temple';
const REASON = 'The bank asked us to look into two payments.';

async function decide(page: Page, button: 'Suspend temple' | 'Reinstate temple', label: string, words: string) {
  await page.getByRole('complementary', { name: NAME }).getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(label).fill(words);
  await dialog.getByRole('button', { name: button }).click();
}

test('an operator suspends a temple, which is then gone for visitors, and reinstates it @large-screen', async ({
  page,
  browser,
  baseURL,
  platform,
  look,
}) => {
  await enterAs(page, await signIn(platform.url, 'superadmin@sannidhi.test', 'superadmin'));
  await page.goto('/superadmin/temples');
  await page.getByRole('searchbox', { name: 'Search names, cities' }).fill(NAME);
  await page.getByRole('row', { name: new RegExp(NAME) }).click();
  const panel = page.getByRole('complementary', { name: NAME });
  await decide(page, 'Suspend temple', 'Reason for the owners', REASON);
  await expect(page.getByText(`Suspended ${NAME}`)).toBeVisible();
  await expect(panel.getByText(REASON, { exact: true })).toBeVisible();
  await look('temple-suspended');

  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await visitor.goto(`/donate?temple=${TEMPLE}`);
  await expect(visitor.getByText('We couldn’t find the temple for this link')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await look('temple-suspended-gift', visitor);

  await decide(page, 'Reinstate temple', 'Message to the owners', 'The bank has closed its question.');
  await expect(page.getByText(`Reinstated ${NAME}`)).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('button', { name: 'Continue' })).toBeVisible();
  await visitor.context().close();
});

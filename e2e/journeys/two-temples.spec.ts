import { randomUUID } from 'node:crypto';
import { fundEndpoints, ROLE_FACTS, type SignedIn, staffInvitationEndpoints, staffMemberEndpoints } from '@sannidhi/contracts';
import { ApiClient, signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, type Page, test } from '../harness/test.ts';
import { OWNER_PASSWORD, registerTemple } from '../pages/registered-temple.ts';
import { mailedLink } from '../pages/visitor.ts';

const DEMO = 'Sri Kamakshi Temple';

/** Goes to the other one of two temples. */
async function switchTo(page: Page, temple: string) {
  await page.goto('/temple-admin/settings');
  await page.getByRole('button', { name: 'Work here' }).click();
  await expect(page).toHaveURL('/temple-admin/dashboard');
  await expect(page.getByRole('complementary').getByText(temple)).toBeVisible();
}

test('a fund typed in one tab isn’t created at the temple that another tab switched to @any-screen', async ({
  page,
  context,
  platform,
  outbox,
  lookAtBoth,
}) => {
  const unique = randomUUID().slice(0, 8);
  const [own, fund, email] = [`Sri Varadaraja Temple ${unique}`, `Gopuram ${unique}`, `sudha-${unique}@example.com`];
  await registerTemple(platform.url, { name: own, email });
  const verify = await mailedLink(outbox, email, '/verify-email');
  await page.goto(verify.pathname + verify.search);
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible();
  const answer = await page.request.post(`${ROLE_FACTS['temple-admin'].authPath}/login`, { data: { email, password: OWNER_PASSWORD } });
  const person = (await answer.json()) as SignedIn;
  await enterAs(page, person);
  const api = new ApiClient(platform.url, `Bearer ${person.authToken}`);
  const demo = await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin');
  await demo.api.call(staffInvitationEndpoints.invite, { body: { email, role: 'manager' } });
  const invitation = await mailedLink(outbox, email, '/temple-admin/invitation');
  await page.goto(invitation.pathname + invitation.search);
  await expect(page.getByRole('button', { name: `Join ${DEMO}` })).toBeVisible();
  await lookAtBoth('staff-invitation-account');
  await page.getByRole('button', { name: `Join ${DEMO}` }).click();
  await expect(page).toHaveURL('/temple-admin/dashboard');
  await page.goto('/temple-admin/settings');
  await expect(page.getByRole('button', { name: 'Work here' })).toBeVisible();
  await lookAtBoth('temple-places');
  await switchTo(page, own);

  await page.goto('/temple-admin/donation-management?view=funds');
  await page.getByRole('button', { name: 'Create a fund' }).click();
  await page.getByLabel('Name', { exact: true }).fill(fund);
  const other = await context.newPage();
  await enterAs(other, person);
  await switchTo(other, DEMO);

  await page.getByRole('button', { name: 'Create fund' }).click();
  await expect(page.getByText(/You switched to another temple in another tab. Nothing was saved/)).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(fund);
  await lookAtBoth('temple-switched');
  const names = async () => (await api.call(fundEndpoints.list, {})).map(({ name }) => name);
  expect(await names()).not.toContain(fund);

  await switchTo(other, own);
  expect(await names()).not.toContain(fund);
  await page.getByRole('button', { name: 'Create fund' }).click();
  await expect(page.getByText(`Saved ${fund}`)).toBeVisible();
  expect(await names()).toContain(fund);
  const places = await api.call(staffMemberEndpoints.places, {});
  expect(places.map(({ name, current }) => [name, current])).toEqual([
    [own, true],
    [DEMO, false],
  ]);
});

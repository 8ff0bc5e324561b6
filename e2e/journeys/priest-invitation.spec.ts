import { priestInvitationEndpoints } from '@sannidhi/contracts';
import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, test } from '../harness/test.ts';
import { acceptInvitation } from '../pages/accept-invitation.ts';
import { TempleOffice } from '../pages/temple-office.ts';
import { mailedLink, newEmail } from '../pages/visitor.ts';

const INVITATIONS = '/temple-admin/priest-management?view=invitations';

test('an office invites a priest by email, who opens an account, works in the portal, and is in the office’s list @any-screen', async ({
  page,
  browser,
  baseURL,
  platform,
  outbox,
  look,
}) => {
  const email = newEmail();
  const fullName = `Ganesh Bhat ${email.slice(8, 18)}`;
  const owner = await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin');
  await enterAs(page, owner);
  const office = new TempleOffice(page);
  await page.goto(INVITATIONS);
  await page.getByRole('button', { name: 'Invite a priest' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
  await expect(office.item(new RegExp(email))).toContainText('Works until');

  const other = await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize() });
  const priest = await other.newPage();
  const beforeJoining = () => look('priest-invitation', priest);
  await acceptInvitation(priest, outbox, { portal: 'priest', email, fullName, beforeJoining });
  const used = await mailedLink(outbox, email, '/priest/invitation');
  await priest.goto(used.pathname + used.search);
  await expect(priest.getByRole('heading', { name: 'This invitation has ended' })).toBeVisible();

  await page.goto('/temple-admin/priest-management');
  await office.item(new RegExp(fullName)).click();
  await expect(office.panel(fullName)).toBeVisible();
  await look('office-new-priest');
  const open = await owner.api.call(priestInvitationEndpoints.list, {});
  expect(open.map((invitation) => invitation.email)).not.toContain(email);
  await other.close();
});

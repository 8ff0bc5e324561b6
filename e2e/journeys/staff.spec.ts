import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, test } from '../harness/test.ts';
import { acceptInvitation } from '../pages/accept-invitation.ts';
import { StaffDesk } from '../pages/staff-desk.ts';
import { mailedLink, newEmail } from '../pages/visitor.ts';

test('an owner invites a colleague, who joins with a code from the mailbox, gets another role, and is removed @any-screen', async ({
  page,
  browser,
  baseURL,
  platform,
  outbox,
  lookAtBoth,
}) => {
  const email = newEmail();
  await enterAs(page, await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin'));
  const owner = new StaffDesk(page);
  await owner.invite(email, 'Front desk');
  await lookAtBoth('office-invitations');

  const colleague = await (await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize() })).newPage();
  const beforeJoining = () => lookAtBoth('staff-invitation', colleague);
  await acceptInvitation(colleague, outbox, { portal: 'temple-admin', email, fullName: 'Kiran Desai', beforeJoining });
  const used = await mailedLink(outbox, email, '/temple-admin/invitation');
  await colleague.goto(used.pathname + used.search);
  await expect(colleague.getByText(/This invitation was already accepted/)).toBeVisible();
  await lookAtBoth('staff-invitation-used', colleague);

  await owner.openPerson('Kiran Desai');
  await owner.changeRole('Kiran Desai', 'Treasurer');
  await expect(page.getByText('Kiran Desai has the role Treasurer, which allows:')).toBeVisible();
  await lookAtBoth('office-staff');
  await colleague.goto('/temple-admin/financial-management');
  await expect(colleague.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Remove from staff' }).click();
  await page.getByRole('button', { name: 'Remove from staff' }).click();
  await expect(page.getByText('Kiran Desai is no longer on the staff')).toBeVisible();
  await colleague.context().close();
});

test('an owner compares the roles, composes one in its column by keyboard, and deletes it', async ({ page, platform, look }, {
  project,
}) => {
  const name = `Sunday desk ${project.name}`;
  await enterAs(page, await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin'));
  await page.goto('/temple-admin/users-roles?view=roles');
  await expect(page.getByRole('row', { name: /Refund donations/ })).toBeVisible();
  await look('office-roles');
  await page.getByRole('button', { name: 'New role' }).press('Enter');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Starts from').selectOption('Front desk');
  const refunds = page.getByRole('checkbox', { name: 'Refund donations' });
  await expect(refunds).not.toBeChecked();
  await refunds.press('Space');
  await expect(page.getByText(/could undo their own entry/)).toBeVisible();
  await look('office-role-draft');
  await page.getByRole('button', { name: 'Create role' }).press('Enter');
  await expect(page.getByText(`Saved ${name}`)).toBeVisible();
  await page.goto('/temple-admin/users-roles?view=roles');
  const edit = page.getByRole('button', { name: `Edit ${name}` });
  if (project.name === 'phone') {
    await page.getByRole('button', { name: /^Role/ }).click();
    await page.getByRole('menuitem', { name }).click();
  }
  await edit.press('Enter');
  await page.getByRole('button', { name: 'Delete role' }).press('Enter');
  await expect(page.getByText(`Deleted ${name}`)).toBeVisible();
});

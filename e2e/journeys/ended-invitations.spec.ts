import { staffInvitationEndpoints } from '@sannidhi/contracts';
import { signIn } from '../harness/api-client.ts';
import { expect, test } from '../harness/test.ts';
import { mailedLink, newEmail } from '../pages/visitor.ts';

const HEADING = 'This invitation has ended';
const HEADING_HI = 'यह निमंत्रण समाप्त हो चुका है';

test('an invitation that was taken back or expired says so and whom to ask, also in Hindi and in the dark @any-screen', async ({
  page,
  platform,
  outbox,
  lookAtBoth,
}) => {
  const email = newEmail();
  const owner = await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin');
  const invited = await owner.api.call(staffInvitationEndpoints.invite, { body: { email, role: 'front-desk' } });
  const link = await mailedLink(outbox, email, '/temple-admin/invitation');
  const invitationId = invited.find((each) => each.email === email)?.id ?? '';
  await owner.api.call(staffInvitationEndpoints.revoke, { params: { invitationId } });

  await page.goto(link.pathname + link.search);
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  await expect(page.getByText(/took this invitation back/)).toBeVisible();
  await lookAtBoth('invitation-taken-back');

  // A journey can't move the server's clock: the same answer, with the reason of an invitation that ran out.
  await page.route('**/api/staff-invitations/open', async (route) => {
    const response = await route.fetch();
    const ended = await response.json();
    await route.fulfill({ response, json: { ...ended, messageCode: 'staff-invitation.expired' } });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => localStorage.setItem('language', 'hi'));
  await page.context().addCookies([{ name: 'language', value: 'hi', url: platform.url }]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: HEADING_HI })).toBeVisible();
  await lookAtBoth('invitation-expired-hindi-dark');
});

import { messageConsentEndpoints, ownAccountEndpoints, templeNotificationPreferenceEndpoints } from '@sannidhi/contracts';
import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, test } from '../harness/test.ts';

/** A phone that nobody has verified, at either size. */
const newPhone = () => `+1732555${String(Date.now()).slice(-4)}`;

test('a devotee is shown what texts need, agrees for one temple, and has one kind texted by it alone', async ({
  page,
  platform,
  outbox,
  look,
}) => {
  const phone = newPhone();
  const devotee = await signIn(platform.url, 'devotee@sannidhi.test', 'donor');
  const { fullName } = await devotee.api.call(ownAccountEndpoints.profile);
  await devotee.api.call(ownAccountEndpoints.changeProfile, { body: { fullName, phone } });
  const [first] = await devotee.api.call(messageConsentEndpoints.own);
  const { templeId = '', temple = '' } = first ?? {};
  await devotee.api.call(templeNotificationPreferenceEndpoints.follow, { body: { templeId, group: 'booking' } });
  await enterAs(page, devotee);

  await page.goto('/devotee/edit-profile');
  const texts = page.getByRole('region', { name: 'By text' });
  await expect(texts.getByText('To get them, verify your phone first.')).toBeVisible();
  await texts.getByRole('link', { name: 'Open temple preferences' }).click();

  await page.getByRole('button', { name: 'Text me a code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(await outbox.code(phone));
  await page.getByRole('button', { name: 'Verify phone' }).click();
  const card = page.getByRole('region', { name: `What ${temple} may send you` });
  const agreed = card.getByRole('group', { name: 'Notifications by text' }).getByRole('button', { name: 'Text messages' });
  await agreed.click();
  await expect(agreed).toHaveAttribute('aria-pressed', 'true');

  await card.getByText(`Notifications about ${temple}`).click();
  const poojas = card.getByRole('group', { name: /^Poojas/ });
  await poojas.getByRole('checkbox', { name: 'By text' }).click();
  await expect(poojas.getByText('Only for this temple')).toBeVisible();
  await expect(poojas.getByRole('checkbox', { name: 'By text' })).toBeChecked();
  await look('temple-notifications');

  await page.goto('/devotee/edit-profile');
  const forAll = page.getByRole('group', { name: /^Poojas/ });
  await expect(forAll.getByRole('checkbox', { name: 'By text' })).not.toBeChecked();
  await look('notification-texts');
});

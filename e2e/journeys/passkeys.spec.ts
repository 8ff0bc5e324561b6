import { expect, type Page, test } from '../harness/test.ts';
import { DevoteePortal } from '../pages/devotee-portal.ts';
import { OWN_PASSWORD, registered } from '../pages/own-account.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name });

/** A device that keeps passkeys and whose owner always confirms, through the browser's own tools. */
async function plugIn(page: Page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  const { authenticatorId } = await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, automaticPresenceSimulation: true },
  });
  return { credentials: async () => (await tools.send('WebAuthn.getCredentials', { authenticatorId })).credentials };
}

const signOut = async (page: Page) => {
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
};

test('a passkey is added as second factor, signs in with and without the password, and is removed @any-screen', async ({
  page,
  outbox,
  lookAtBoth,
}) => {
  const email = await registered(page, outbox);
  const portal = new DevoteePortal(page);
  const device = await plugIn(page);
  await page.goto('/devotee/login?return=/devotee/edit-profile');
  await portal.signIn(email, OWN_PASSWORD);
  const passkeys = card(page, 'Passkeys');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByLabel('Name').fill('Kitchen tablet');
  await passkeys.getByLabel('Current password').fill(OWN_PASSWORD);
  await lookAtBoth('account-new-passkey');
  await passkeys.getByRole('button', { name: 'Continue' }).click();
  await expect(passkeys.locator('[data-recovery-codes] li')).toHaveCount(10);
  expect(await device.credentials()).toHaveLength(1);
  await passkeys.getByRole('button', { name: 'I’ve saved these codes' }).click();
  await expect(passkeys.getByText('Kitchen tablet')).toBeVisible();
  await lookAtBoth('account-passkeys');

  await signOut(page);
  await page.goto('/devotee/login');
  await portal.signIn(email, OWN_PASSWORD);
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  await lookAtBoth('auth-second-factor-passkey');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/donor/dashboard');

  await signOut(page);
  await page.goto('/devotee/login?return=/devotee/edit-profile');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await passkeys.getByRole('button', { name: 'Remove Kitchen tablet' }).click();
  await expect(passkeys.getByText('This is your last second factor')).toBeVisible();
  await passkeys.getByLabel('Current password').fill(OWN_PASSWORD);
  await passkeys.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(passkeys.getByText('Kitchen tablet')).toHaveCount(0);
  await expect(card(page, 'Second factor').getByRole('button', { name: 'Set up a second factor' })).toBeVisible();

  await signOut(page);
  await page.goto('/devotee/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText("We couldn't sign you in with this passkey.")).toBeVisible();
  await lookAtBoth('auth-passkey-unknown');
});

test('an account is deleted with a passkey, without the password @any-screen', async ({ page, outbox, lookAtBoth }) => {
  const email = await registered(page, outbox);
  const portal = new DevoteePortal(page);
  await plugIn(page);
  await page.goto('/devotee/login?return=/devotee/edit-profile');
  await portal.signIn(email, OWN_PASSWORD);
  const passkeys = card(page, 'Passkeys');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByLabel('Name').fill('Kitchen tablet');
  await passkeys.getByLabel('Current password').fill(OWN_PASSWORD);
  await passkeys.getByRole('button', { name: 'Continue' }).click();
  await passkeys.getByRole('button', { name: 'I’ve saved these codes' }).click();
  await expect(passkeys.getByText('Kitchen tablet')).toBeVisible();

  await page.getByRole('button', { name: 'Delete your account' }).click();
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  const form = page.getByRole('form', { name: 'Permanently delete your account?' });
  await form.getByLabel('Type your email to confirm').fill(email);
  await lookAtBoth('account-deletion-passkey');
  await form.getByRole('button', { name: 'Confirm with passkey and delete' }).click();
  await expect(page).toHaveURL('/');
  await outbox.waitFor(email, ({ subject }) => subject === 'Your Sannidhi account is deleted');
  const answer = await page.request.post('/api/auth/login', { data: { email, password: OWN_PASSWORD } });
  expect(answer.status()).toBe(401);
});

import { Outbox } from '../harness/outbox.ts';
import { startSeededPlatform } from '../harness/seeded-platform.ts';
import { expect, test } from '../harness/test.ts';
import { DevoteePortal } from '../pages/devotee-portal.ts';
import { mailedLink, NEW_PASSWORD, newEmail, Visitor } from '../pages/visitor.ts';

test('the first sign-in from elsewhere than the verified mail asks for a code from the mailbox @any-screen', async ({ page, look }) => {
  const platform = await startSeededPlatform({ TRUSTED_PROXIES: '127.0.0.1' });
  try {
    const [outbox, email] = [new Outbox(platform.url), newEmail()];
    const from = (address: string) => page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
    await page.request.post(`${platform.url}/api/auth/register`, { data: { email, fullName: 'Meera Rao', password: NEW_PASSWORD } });
    await page.context().clearCookies();
    const { searchParams } = await mailedLink(outbox, email, '/verify-email');
    const verify = `${platform.url}/api/auth/verify-email?token=${searchParams.get('token')}`;
    expect((await page.request.get(verify, { headers: { 'x-forwarded-for': '203.0.113.5' } })).ok()).toBe(true);
    await page.context().clearCookies();

    await from('198.51.100.7');
    await page.goto(`${platform.url}/login`);
    await new DevoteePortal(page).signIn(email, NEW_PASSWORD);
    await expect(page.getByText('We sent a 6-digit code to your email.')).toBeVisible();
    await expect(page.getByLabel('Code from your email')).toBeFocused();
    await look('auth-email-code');
    const { subject } = await outbox.waitFor(email, (message) => /sign-in code: \d{6}$/.test(message.subject ?? ''));
    await page.getByLabel('Code from your email').fill(subject?.slice(-6) ?? '');
    await new Visitor(page).press('Sign in');
    await expect(page).toHaveURL(/\/donor\/dashboard$/);
    // The server that still serves its chunks is stopped next.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await platform.stop();
  }
});

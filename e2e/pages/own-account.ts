import type { Page } from '@playwright/test';
import type { Outbox } from '../harness/outbox.ts';

export const OWN_PASSWORD = 'Namaste-1';

export const newEmail = () => `own-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}@example.com`;

/** A verified devotee for this test only, without any session, for what would change the demo's devotee for other tests. */
export async function registered(page: Page, outbox: Outbox): Promise<string> {
  const email = newEmail();
  await page.request.post('/api/auth/register', { data: { email, fullName: 'Lakshmi Natarajan', password: OWN_PASSWORD } });
  await page.context().clearCookies();
  const { links } = await outbox.waitFor(email, (message) => message.links.some((link) => link.includes('verify-email?token')));
  const token = new URL(links.find((link) => link.includes('token=')) ?? '').searchParams.get('token');
  await page.request.get(`/api/auth/verify-email?token=${token}`);
  await page.context().clearCookies();
  return email;
}

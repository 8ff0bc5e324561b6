import { expect, type Page } from '@playwright/test';
import { ROLE_FACTS } from '@sannidhi/contracts';
import type { Outbox } from '../harness/outbox.ts';
import { DevoteePortal } from './devotee-portal.ts';
import { mailedLink, NEW_PASSWORD } from './visitor.ts';

const INVITATIONS = {
  'temple-admin': { path: '/temple-admin/invitation', heading: /Join the staff of/ },
  priest: { path: '/priest/invitation', heading: /Serve at/ },
} as const;

interface Joining {
  portal: keyof typeof INVITATIONS;
  email: string;
  fullName: string;
  /** Looks at the filled form. */
  beforeJoining?: () => Promise<unknown>;
}

/** Accepts the mailed invitation with a new account, and signs in with the code from the mailbox. */
export async function acceptInvitation(page: Page, outbox: Outbox, { portal, email, fullName, beforeJoining }: Joining) {
  const { path, heading } = INVITATIONS[portal];
  const { pathname, search } = await mailedLink(outbox, email, path);
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.getByLabel('Full name').fill(fullName);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await beforeJoining?.();
  await page.getByRole('button', { name: 'Create account and join' }).click();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await new DevoteePortal(page).signIn(email, NEW_PASSWORD);
  const { subject } = await outbox.waitFor(email, (message) => /sign-in code: \d{6}$/.test(message.subject ?? ''));
  await page.getByLabel('Code from your email').fill(subject?.slice(-6) ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(ROLE_FACTS[portal].home);
}

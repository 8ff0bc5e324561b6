import { expect, type Page } from '@playwright/test';
import type { Outbox } from '../harness/outbox.ts';
import { DevoteePortal } from './devotee-portal.ts';
import { TempleOffice } from './temple-office.ts';
import { mailedLink, NEW_PASSWORD } from './visitor.ts';

const STAFF = '/temple-admin/users-roles';

/** Staff and roles as an owner manages them. */
export class StaffDesk {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async invite(email: string, role: string) {
    await this.page.goto(`${STAFF}?view=invitations`);
    await this.page.getByRole('button', { name: 'Invite staff' }).click();
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByRole('combobox', { name: 'Role' }).selectOption(role);
    await this.page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(this.page.getByText(`Invitation sent to ${email}`)).toBeVisible();
  }

  async openPerson(name: string) {
    await this.page.goto(STAFF);
    await new TempleOffice(this.page).item(new RegExp(name)).click();
    await expect(this.page.getByRole('complementary', { name })).toBeVisible();
  }

  async changeRole(name: string, role: string) {
    await this.page.getByRole('combobox', { name: 'Role' }).selectOption(role);
    await this.page.getByRole('button', { name: 'Change role' }).click();
    await expect(this.page.getByText(`${name} has a new role`)).toBeVisible();
  }

  async offerOwnership(name: string, after: string) {
    await this.page.getByRole('button', { name: 'Offer ownership' }).click();
    await this.page.getByLabel('Once they accept, you').selectOption(after);
    await this.page.getByRole('button', { name: 'Offer ownership' }).click();
    await expect(this.page.getByText(`We asked ${name}`)).toBeVisible();
  }
}

/** Accepts the mailed invitation with a new account; `beforeJoining` looks at the filled form. */
export async function acceptInvitation(
  page: Page,
  outbox: Outbox,
  { email, fullName, beforeJoining }: { email: string; fullName: string; beforeJoining?: () => Promise<unknown> },
) {
  const { pathname, search } = await mailedLink(outbox, email, '/temple-admin/invitation');
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { level: 1, name: /Join the staff of/ })).toBeVisible();
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
  await expect(page).toHaveURL('/temple-admin/dashboard');
}

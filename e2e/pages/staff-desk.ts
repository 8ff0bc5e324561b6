import { expect, type Page } from '@playwright/test';
import { TempleOffice } from './temple-office.ts';

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

import { expect, type Locator, type Page } from '@playwright/test';
import type { SignedInPerson } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';

/** The temple office as its staff uses it. */
export class TempleOffice {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  enterAs = (person: SignedInPerson) => enterAs(this.page, person);

  donations = (query = '') => this.page.goto(`/temple-admin/donations${query}`);
  view = (name: string) => this.page.goto(`/temple-admin/donation-management?view=${name}`);

  /** A row of the list on wide screens, its two-line item on phones. */
  item = (name: string | RegExp): Locator =>
    this.page.getByRole('row', { name }).or(this.page.getByRole('listitem').getByRole('button', { name })).first();

  panel = (name: string | RegExp): Locator => this.page.getByRole('complementary', { name });

  async openGift(donor: string): Promise<Locator> {
    await this.item(new RegExp(donor)).click();
    return this.panel(new RegExp(`from ${donor}`));
  }

  /** Refunds the open gift; any amount other than the suggested one is a partial refund. */
  async refund(panel: Locator, reason: string, dollars?: string) {
    await panel.getByRole('button', { name: 'Refund', exact: true }).click();
    if (dollars) await panel.getByLabel('Amount').fill(dollars);
    await panel.getByLabel('Reason').selectOption({ label: reason });
    await panel.getByRole('button', { name: /^Refund \$/ }).click();
  }

  /** The provider's webhook changes the gift; the panel shows it when it is opened again. */
  async seesAfterReload(panel: Locator, word: string) {
    await expect(async () => {
      await this.page.reload();
      await expect(panel).toBeVisible();
      await expect(panel.getByText(word, { exact: true }).first()).toBeVisible({ timeout: 3_000 });
    }).toPass();
  }
}

import { expect, type Page } from '@playwright/test';

/** The payment partner's hosted page that saves a card. */
export class SandboxCardPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async save(card: string) {
    await expect(this.page).toHaveURL(/\/sandbox\/cards\//);
    await this.page.getByRole('radio', { name: new RegExp(card) }).check();
    await this.page.getByRole('button', { name: 'Save card' }).click();
  }
}

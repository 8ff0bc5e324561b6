import { expect, type Page } from '@playwright/test';

/** The effect of each test card on the sandbox's payment page. */
export const CARDS = { succeeds: '4242 4242 4242 4242', declines: '4000 0000 0000 0002', late: '4000 0000 0000 0077' } as const;

/** The payment partner's hosted page. */
export class SandboxCheckout {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async opens() {
    await expect(this.page).toHaveURL(/\/sandbox\/checkout\//);
  }

  async pay(card: string) {
    await this.opens();
    await this.page.getByRole('radio', { name: new RegExp(card) }).check();
    await this.page.getByRole('button', { name: /^Pay \$/ }).click();
  }

  leave = () => this.page.getByRole('button', { name: 'Leave without paying' }).click();
}

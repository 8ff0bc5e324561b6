import { expect, type Page } from '@playwright/test';

/** The devotee's cart as a devotee uses it. */
export class CartPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Adds one gift to a temple by its form. */
  async add(temple: string, fund: string, amount: string) {
    await this.page.goto(`/devotee/donate?temple=${temple}`);
    await this.page.getByRole('radio', { name: fund }).check();
    await this.page.getByLabel('Your gift in US dollars').fill(amount);
    await this.page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(this.page.getByText('Added to your cart')).toBeVisible();
  }

  /** Goes there by the button in the head. */
  async open() {
    await this.page.getByRole('link', { name: /^Cart, / }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  }

  temple = (name: string) => this.page.getByRole('region', { name, exact: true });
  pay = (total: string) => this.page.getByRole('button', { name: `Pay ${total}` });
}

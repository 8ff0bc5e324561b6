import { expect, type Page } from '@playwright/test';
import type { SignedIn } from '@sannidhi/contracts';
import { enterAs } from '../harness/enter-as.ts';

export const DEVOTEE = 'devotee@sannidhi.test';
export const PASSWORD = 'Namaste-108';

/** The devotee portal as a devotee uses it. */
export class DevoteePortal {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async signIn(email = DEVOTEE, password = PASSWORD) {
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  /** Opens a page of the portal as somebody who signed in before. */
  async open(path: string, email = DEVOTEE, password = PASSWORD) {
    const answer = await this.page.request.post('/api/auth/login', { data: { email, password } });
    await enterAs(this.page, (await answer.json()) as SignedIn);
    await this.page.goto(path);
    await expect(this.page).toHaveURL(path);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Opens one of the pages of the menu in the header. */
  async fromAccountMenu(name: string) {
    await this.page.getByRole('button', { name: /’s account$/ }).click();
    await this.page.getByRole('menuitem', { name }).click();
  }
}

import { expect, type Page } from '@playwright/test';
import type { Outbox } from '../harness/outbox.ts';

export const newEmail = () => `devotee-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}@example.com`;
export const NEW_PASSWORD = 'Namaste-1';

/** The sign-in area as a visitor uses it. */
export class Visitor {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a devotee account that is not verified yet; the browser stays signed out. */
  async hasAccount(email: string) {
    const answer = await this.page.request.post('/api/auth/register', {
      data: { email, fullName: 'Meera Raghunathan', password: NEW_PASSWORD },
    });
    expect(answer.status()).toBe(201);
    await this.page.context().clearCookies();
  }

  async fillRegistration(email: string, typed: { fullName?: string; password?: string; confirmation?: string } = {}) {
    const { fullName = 'Meera Raghunathan', password = NEW_PASSWORD } = typed;
    await this.page.getByLabel('Full name').fill(fullName);
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByLabel('Confirm password').fill(typed.confirmation ?? password);
  }

  press = (name: string) => this.page.getByRole('button', { name }).click();

  /** What the browser stores under the specified names. */
  stored = () =>
    this.page.evaluate(() => ({
      authToken: localStorage.getItem('authToken'),
      auth_token: localStorage.getItem('auth_token'),
      user: JSON.parse(localStorage.getItem('user') ?? 'null') as Record<string, unknown> | null,
    }));
}

/** Path and query of the latest link to `page` that was emailed to an address. */
export async function mailedLink(outbox: Outbox, email: string, page: string): Promise<URL> {
  const leads = (link: string) => new URL(link).pathname === page;
  const { links } = await outbox.waitFor(email, (message) => message.links.some(leads));
  return new URL(links.find(leads) ?? '');
}

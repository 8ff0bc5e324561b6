import { expect, type Locator, type Page } from '@playwright/test';
import { eHundiEndpoints } from '@sannidhi/contracts';
import { signIn } from '../harness/api-client.ts';
import type { Outbox } from '../harness/outbox.ts';

let phones = 0;

/** A mobile number nobody else on this worker's platform uses: a phone may ask for a few codes only. */
export const newPhone = (): string => `732555${String(1_000 + phones++)}`;

/** The address on the poster of the demo temple's e-hundi. */
export async function posterAddress(url: string): Promise<string> {
  const { api } = await signIn(url, 'temple@sannidhi.test', 'temple-admin');
  const [code] = await api.call(eHundiEndpoints.list);
  const { pathname, search } = new URL(code?.url ?? '', url);
  return pathname + search;
}

/** A guest's gift with the code on the wall, step by step. */
export class GuestGift {
  readonly page: Page;
  private readonly outbox: Outbox;

  constructor(page: Page, outbox: Outbox) {
    this.page = page;
    this.outbox = outbox;
  }

  get code(): Locator {
    return this.page.getByLabel('6-digit code');
  }

  async choose(amount: string) {
    await this.page.getByRole('button', { name: amount, exact: true }).click();
  }

  async coverCosts() {
    await this.page.getByRole('checkbox', { name: /to cover card fees/ }).check();
  }

  async continueWith(total: string) {
    await this.page.getByRole('button', { name: `Continue with ${total}` }).click();
    await expect(this.page.getByRole('heading', { name: 'Your mobile number' })).toBeVisible();
  }

  async askForCode(phone: string) {
    await this.page.getByLabel('Mobile number').fill(phone);
    await this.page.getByRole('button', { name: 'Text me a code' }).click();
    await expect(this.page.getByRole('heading', { name: 'Enter the 6-digit code' })).toBeVisible();
  }

  async enterCode(code: string) {
    await this.code.fill(code);
    await this.page.getByRole('button', { name: 'Go to payment' }).click();
  }

  /** Enters the code that was texted. */
  async proveItIs(phone: string) {
    await this.enterCode(await this.outbox.code(`+1${phone}`));
  }
}

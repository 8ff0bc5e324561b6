import { expect, type Page } from '../harness/test.ts';

const REACHES = /^\d+ of \d+ will get it\.$/;

interface Written {
  name: string;
  subject: string;
  text: string;
  /** At most so many messages a minute. */
  perMinute?: number;
}

/** The office's broadcasts, as somebody who writes and sends them sees them. */
export class BroadcastDesk {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Writes an email to everyone who saved the temple, and saves it as a draft. */
  async write({ name, subject, text, perMinute }: Written): Promise<void> {
    const { page } = this;
    await page.goto('/temple-admin/messaging');
    await page.getByRole('button', { name: 'Write a broadcast' }).click();
    const form = page.getByRole('form', { name: 'Write a broadcast' });
    await form.getByLabel('Name', { exact: true }).fill(name);
    const donors = form.getByRole('button', { name: 'Donors', exact: true });
    await donors.click();
    await expect(donors).toHaveAttribute('aria-pressed', 'false');
    await form.getByLabel('Subject', { exact: true }).fill(subject);
    await form.getByLabel('Message', { exact: true }).fill(text);
    if (perMinute) await form.getByLabel(/^Messages a minute/).fill(String(perMinute));
    await expect(form.getByText(REACHES)).toBeVisible();
    await form.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  /** How many people the draft reaches, as it says. */
  async reaches(): Promise<number> {
    const sentence = this.page.getByText(REACHES);
    return Number.parseInt((await sentence.textContent()) ?? '', 10);
  }

  async sendTest(email: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Send a test to myself' }).click();
    await expect(this.page.getByText(`Sent a test to ${email}`)).toBeVisible();
  }

  /** Sends the draft to everyone, after the question how many that are. */
  async send(): Promise<void> {
    await this.page.getByRole('button', { name: 'Send now' }).click();
    const question = this.page.getByRole('dialog');
    await expect(question.getByText(/^\d+ (person|people) will get it, as of now\./)).toBeVisible();
    await question.getByRole('button', { name: /^Send to \d+ (person|people)$/ }).click();
    await expect(this.page.getByRole('heading', { name: 'Message', exact: true })).toBeFocused();
  }

  /** A figure of the progress, such as "Sent". */
  figure(label: string) {
    return this.page
      .locator('dl', { has: this.page.getByText(label, { exact: true }) })
      .locator('dd')
      .first();
  }
}

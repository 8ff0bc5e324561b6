import { expect, type Page } from '@playwright/test';
import { poojaServiceEndpoints, poojaSlotEndpoints } from '@sannidhi/contracts';
import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';

const OFFICE = 'temple@sannidhi.test';
const DAY_MS = 86_400_000;

/** A homa early in the morning, five days ahead, that two priests of the demo's temple can perform. Returns its date. */
export async function offerHoma(url: string, name: string): Promise<string> {
  const { api } = await signIn(url, OFFICE, 'temple-admin');
  const facts = { name, place: 'Yagashala', durationMinutes: 30, priceCents: 51_00, capacity: 4, skills: ['Navagraha homa'] };
  const service = await api.call(poojaServiceEndpoints.add, { body: facts as never });
  const date = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);
  const slot = { serviceId: service.id, date, time: '06:00', capacity: 4, onlinePlaces: 4, counterPlaces: 0 };
  await api.call(poojaSlotEndpoints.add, { body: slot });
  return date;
}

/** The priest's portal as one priest uses it. */
export class PriestPortal {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Signs in and opens the offers. */
  async openOffers(url: string, email: string) {
    await enterAs(this.page, await signIn(url, email, 'priest'));
    await this.page.goto('/priest/dashboard?view=offers');
  }

  /** The card of a service. */
  card = (service: string) =>
    this.page
      .locator('section, article, div')
      .filter({ has: this.page.getByRole('heading', { name: service }) })
      .last();

  /** Marks one of today's services as performed. */
  async performs(service: string) {
    await this.page.goto('/priest/dashboard');
    await this.page.getByRole('navigation', { name: 'Services of the day' }).getByRole('button', { name: service }).click();
    // The sheet that was open before is there until this one is.
    const sheet = this.page.getByRole('article', { name: service });
    await sheet.getByRole('button', { name: 'Mark performed' }).click();
    await expect(sheet.getByText(/^Performed/)).toBeVisible();
  }
}

import { expect, type Page } from '@playwright/test';
import { type PoojaService, poojaServiceEndpoints, poojaSlotEndpoints } from '@sannidhi/contracts';
import { signIn } from '../harness/api-client.ts';

const OFFICE = 'temple@sannidhi.test';
const DAY_MS = 86_400_000;

/** A pooja of the demo's temple with one slot five days ahead, as its office offers it. */
export async function offerPooja(url: string, name: string, places: number): Promise<PoojaService> {
  const { api } = await signIn(url, OFFICE, 'temple-admin');
  const facts = { name, description: 'Worship of Vishnu with the reading of his story', place: 'Main hall', durationMinutes: 90 };
  const body = { ...facts, priceCents: 151_00, capacity: places, namesMax: 4, cancelHours: 24, prasadamCents: 12_00 };
  const service = await api.call(poojaServiceEndpoints.add, { body: body as never });
  const date = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);
  const slot = { serviceId: service.id, date, time: '11:00', capacity: places, onlinePlaces: places, counterPlaces: 0 };
  await api.call(poojaSlotEndpoints.add, { body: slot });
  return service;
}

/** The catalog and the booking of a pooja, as a devotee or visitor uses them. */
export class PoojaBookingPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Finds a pooja in the catalog for everyone and opens its booking. */
  async find(name: string) {
    await this.page.goto('/pooja-booking');
    await this.page.getByRole('searchbox', { name: 'Search poojas by name' }).fill(name);
    await this.page.getByRole('button', { name: 'Search', exact: true }).click();
    await this.page.getByRole('link', { name: new RegExp(`^Choose a time for ${name}`) }).click();
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  time = (left: string) => this.page.getByRole('radio', { name: new RegExp(left) });
}

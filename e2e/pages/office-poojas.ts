import { expect } from '@playwright/test';
import { SandboxCheckout } from './sandbox-checkout.ts';
import { TempleOffice } from './temple-office.ts';

const CATALOG = '/temple-admin/pooja-management';

/** The office's poojas: catalog, schedules, times, and the bookings of the day. */
export class OfficePoojas extends TempleOffice {
  async addPooja(name: string, { minutes, places, price }: { minutes: string; places: string; price: string }) {
    await this.page.goto(CATALOG);
    await this.page.getByRole('button', { name: 'Add a pooja' }).click();
    const form = this.page.getByRole('form', { name: 'Add a pooja' });
    await form.getByLabel('Pooja', { exact: true }).fill(name);
    await form.getByLabel('Minutes').fill(minutes);
    await form.getByLabel('Places', { exact: true }).fill(places);
    await form.getByLabel('Price').fill(price);
    await form.getByRole('button', { name: 'Add pooja' }).click();
    await expect(this.page.getByText(`Saved ${name}`)).toBeVisible();
  }

  async addDailySchedule(name: string, { time, places, online, counter }: Record<'time' | 'places' | 'online' | 'counter', string>) {
    await this.page.goto(`${CATALOG}?view=schedules`);
    await this.page.getByRole('button', { name: 'Add a schedule' }).click();
    const form = this.page.getByRole('form', { name: 'Add a schedule' });
    await form.getByLabel('Pooja', { exact: true }).selectOption({ label: name });
    for (const day of ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']) await form.getByRole('button', { name: day }).click();
    await form.getByLabel('Time 1').fill(time);
    await form.getByLabel('Places at each time').fill(places);
    await form.getByLabel('Online').fill(online);
    await form.getByLabel('At the counter').fill(counter);
    await form.getByRole('button', { name: 'Add schedule' }).click();
    await expect(this.item(new RegExp(`${name}.*Every day`, 's'))).toBeVisible();
  }

  async bookings() {
    await this.page.goto('/temple-admin/pooja-booking-management');
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async openWalkIn() {
    await this.bookings();
    await this.page.getByRole('button', { name: 'Book a walk-in' }).click();
    await expect(this.page.getByRole('form', { name: 'Walk-in booking' })).toBeVisible();
  }

  async bookWalkIn(time: RegExp, family: string) {
    const form = this.page.getByRole('form', { name: 'Walk-in booking' });
    await form.getByRole('radio', { name: time }).check();
    await form.getByLabel('Booked by').fill(family);
    await form.getByLabel('Name 1').fill(family);
    await form.getByRole('button', { name: /^Take \$/ }).click();
  }

  /** Fills in the form and asks for a card. Answers the provider's page, which opens beside the counter's screen. */
  async askWalkInForCard(time: RegExp, family: string): Promise<SandboxCheckout> {
    const form = this.page.getByRole('form', { name: 'Walk-in booking' });
    await form.getByRole('radio', { name: time }).check();
    await form.getByLabel('Booked by').fill(family);
    await form.getByLabel('Name 1').fill(family);
    await form.getByLabel('Payment').selectOption('card');
    await form.getByRole('button', { name: /^Ask for \$/ }).click();
    await expect(this.page.getByRole('heading', { name: 'Waiting for the card' })).toBeVisible();
    return this.cardPage();
  }

  /** Opens the provider's page of the payment on screen. */
  async cardPage(): Promise<SandboxCheckout> {
    const opened = this.page.context().waitForEvent('page');
    await this.page.getByRole('button', { name: 'Open the card page' }).click();
    return new SandboxCheckout(await opened);
  }

  async openBooking(name: string) {
    await this.page
      .locator(`[data-row]`, { hasText: name.split(', ')[0] })
      .filter({ hasText: name.split(', ')[1] })
      .first()
      .click();
    await expect(this.page.getByRole('complementary', { name: new RegExp(name) })).toBeVisible();
  }

  async openTimeToday(name: string) {
    await this.page.goto(`${CATALOG}?view=times`);
    await this.page.locator('[data-row]', { hasText: name }).first().click();
    await expect(this.page.getByRole('form', { name })).toBeVisible();
  }
}

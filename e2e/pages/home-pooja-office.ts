import { expect } from '@playwright/test';
import { poojaServiceEndpoints, poojaServiceSchema } from '@sannidhi/contracts';
import { signIn } from '../harness/api-client.ts';
import { today } from './priest-tablet.ts';
import { TempleOffice } from './temple-office.ts';

/** The last minute in which a service can begin today, so that it is ahead at any hour. */
const LATE = '23:59';

/** A pooja of the demo's temple at families' homes, which no priest has as a skill: its office decides who performs it. */
export async function offerHomePooja(url: string, name: string): Promise<void> {
  const { api } = await signIn(url, 'temple@sannidhi.test', 'temple-admin');
  const facts = { name, location: 'home', durationMinutes: 60, priceCents: 251_00, capacity: 1, skills: [name] } as const;
  await api.call(poojaServiceEndpoints.add, { body: { ...poojaServiceSchema.getDefault(), ...facts } as never });
}

/** The office's requests for poojas, down to the priest who performs one. */
export class HomePoojaOffice extends TempleOffice {
  /** Quotes today, at a time that is ahead. */
  async quote(title: string, pooja: string) {
    await this.page.goto('/temple-admin/pooja-requests');
    await this.item(new RegExp(title)).click();
    const panel = this.panel(new RegExp(title));
    await panel.getByRole('button', { name: 'Send a quote' }).click();
    const form = panel.getByRole('form', { name: 'Send a quote' });
    await form.getByLabel('Pooja', { exact: true }).selectOption({ label: pooja });
    await form.getByLabel('Price').fill('251');
    await form.getByLabel('Deposit').fill('101');
    await form.getByLabel('Date 1').fill(today());
    await form.getByLabel('Time').fill(LATE);
    await form.getByRole('button', { name: 'Send quote' }).click();
    await expect(panel.getByRole('button', { name: 'Change quote' })).toBeVisible();
  }

  /** Puts the paid request on the date its family chose. */
  async schedule(title: string) {
    await this.page.goto('/temple-admin/pooja-requests');
    await this.item(new RegExp(title)).click();
    const panel = this.panel(new RegExp(title));
    await panel.getByRole('button', { name: 'Schedule' }).click();
    await panel.getByRole('form', { name: 'Schedule' }).getByRole('button', { name: 'Schedule' }).click();
    await expect(panel.getByRole('button', { name: 'Change the time' })).toBeVisible();
  }

  /** Offers the service to a priest of its own choice. */
  async offerTo(priest: string, service: string) {
    await this.page.goto(`/temple-admin/pooja-booking-management?view=priests&from=${today()}&to=${today()}`);
    await this.item(new RegExp(service)).click();
    const panel = this.panel(new RegExp(service));
    await panel.getByRole('button', { name: 'Assign' }).click();
    await panel.getByRole('radio', { name: new RegExp(priest) }).check();
    await panel.getByRole('textbox', { name: 'Reason' }).fill('The family asked for him');
    await panel.getByRole('button', { name: 'Offer service' }).click();
    await expect(panel.getByText(/^Answers by/)).toBeVisible();
  }
}

import { expect, test } from '../harness/test.ts';
import { GuestGift, newPhone } from '../pages/guest-gift.ts';
import { CARDS, SandboxCheckout } from '../pages/sandbox-checkout.ts';
import { announcedEvent, kindOfTicket } from '../pages/ticketed-event.ts';

test('a guest buys tickets with a phone alone, finds them by the link in the text, and gives one back @small-screen', async ({
  page,
  platform,
  outbox,
  look,
}) => {
  const guest = new GuestGift(page, outbox);
  const checkout = new SandboxCheckout(page);
  const phone = newPhone();
  const event = await announcedEvent(platform.url, [kindOfTicket('Adult', 2_500), kindOfTicket('Child')]);
  await page.goto(`/temples/sri-kamakshi-edison/events/${event.occurrenceId}`);
  await page.getByRole('button', { name: 'More: Adult' }).click();
  await page.getByRole('button', { name: 'More: Child' }).click();
  await page.getByRole('link', { name: 'Continue as a guest' }).click();
  await page.getByLabel('Name', { exact: true }).nth(0).fill('Lata Menon');
  await page.getByLabel('Name', { exact: true }).nth(1).fill('Anika Menon');
  await look('guest-tickets-1-names');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Your name').fill('Lata Menon');
  await look('guest-tickets-2-phone');
  await guest.askForCode(phone);
  await page.reload();
  await guest.code.fill(await outbox.code(`+1${phone}`));
  await page.getByRole('button', { name: 'Confirm number' }).click();
  await expect(page.getByText('This is what you pay; no fee is added later.')).toBeVisible();
  await look('guest-tickets-3-price');
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await checkout.opens();
  await checkout.leave();
  await expect(page.getByRole('heading', { name: 'You left the payment page' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await checkout.pay(CARDS.succeeds);
  await expect(page.getByText('You’re registered')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Code of Lata Menon' })).toBeVisible();
  await look('guest-tickets-4-tickets');

  const { links } = await outbox.waitFor(`+1${phone}`, ({ text }) => text.includes('your 2 tickets are here'));
  await page.evaluate(() => sessionStorage.clear());
  const opened = await page.goto(links[0] ?? '');
  expect(opened?.headers()['x-robots-tag']).toBe('noindex');
  await page.getByRole('button', { name: 'Cancel the ticket of Lata Menon' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel the ticket of Lata Menon?' });
  await expect(question.getByText('You get $25.00 back.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel ticket' }).click();
  await expect(page.getByText('The ticket is canceled. $25.00 is on its way back.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Code of Lata Menon' })).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Code of Anika Menon' })).toBeVisible();
});

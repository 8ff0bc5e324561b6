import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, test } from '../harness/test.ts';
import { CartPage } from '../pages/cart-page.ts';
import { DevoteePortal } from '../pages/devotee-portal.ts';
import { OWN_PASSWORD, registered } from '../pages/own-account.ts';
import { CARDS, SandboxCheckout } from '../pages/sandbox-checkout.ts';
import { announcedEvent, kindOfTicket, THREE_DAYS } from '../pages/ticketed-event.ts';

const ANIKA = 'Anika Natarajan';

test('a devotee registers her daughter for all dates of a class at their price, has a ticket for each, and cancels them together', async ({
  page,
  platform,
  outbox,
  look,
}) => {
  const child = { ...kindOfTicket('Child', 2_500), isForSeries: true, seriesPriceCents: 2_000 };
  const event = await announcedEvent(platform.url, [child, kindOfTicket('Parent')], [], THREE_DAYS);
  const email = await registered(page, outbox);
  await new DevoteePortal(page).open(`/temples/sri-kamakshi-edison/events/${event.occurrenceId}`, email, OWN_PASSWORD);
  await expect(page.getByRole('group', { name: 'Parent' })).toBeVisible();
  await page.getByRole('tab', { name: 'All 3 dates' }).click();
  await expect(page.getByRole('group', { name: 'Parent' })).toHaveCount(0);
  await page.getByRole('button', { name: 'More: Child' }).click();
  await expect(page.getByText('$20.00 for each date')).toBeVisible();
  await look('event-all-dates');
  await page.getByRole('link', { name: 'Register 1 person' }).click();
  await page.getByLabel('Name', { exact: true }).fill(ANIKA);
  await expect(page.getByText('Total $60.00.')).toBeVisible();
  await look('event-all-dates-names');
  await page.getByRole('button', { name: 'Continue to payment' }).click();

  const cart = new CartPage(page);
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  await look('event-all-dates-cart');
  await cart.pay('$60.00').click();
  await new SandboxCheckout(page).pay(CARDS.succeeds);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await outbox.waitFor(email, ({ subject }) => subject === `You’re registered for ${event.title}`);

  await page.goto('/devotee/events');
  const tickets = page.getByRole('region', { name: 'Your tickets' }).getByRole('link', { name: event.title });
  await expect(tickets).toHaveCount(3);
  await tickets.nth(0).click();
  await expect(page.getByRole('img', { name: `Code of ${ANIKA}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your other dates' }).getByRole('link')).toHaveCount(2);
  await look('ticket-of-all-dates');
  await page.getByRole('button', { name: 'Cancel ticket' }).click();
  const cancel = page.getByRole('dialog', { name: `Cancel the ticket of ${ANIKA}?` });
  await expect(cancel.getByText('All dates that are left: You get $60.00 back.')).toBeVisible();
  await look('ticket-cancel-all-dates');
  await cancel.getByRole('button', { name: 'Cancel all dates' }).click();
  await expect(page.getByText('The tickets are canceled. $60.00 is on its way back.')).toBeVisible();
  await outbox.waitFor(email, ({ subject }) => /refund/i.test(subject ?? ''));

  await page.context().clearCookies();
  await enterAs(page, await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin'));
  await page.goto(`/temple-admin/events/${event.eventId}/manage?view=attendees&status=canceled`);
  await expect(page.getByText(ANIKA)).toBeVisible();
  await page.goto(`/temple-admin/events/${event.eventId}/manage?view=tickets`);
  await expect(page.getByRole('checkbox', { name: 'It can be registered for all dates together' }).nth(0)).toBeChecked();
  await look('event-tickets-all-dates');
});

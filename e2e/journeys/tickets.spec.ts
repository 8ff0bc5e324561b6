import { randomUUID } from 'node:crypto';
import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, test } from '../harness/test.ts';
import { CartPage } from '../pages/cart-page.ts';
import { DevoteePortal } from '../pages/devotee-portal.ts';
import { OWN_PASSWORD, registered } from '../pages/own-account.ts';
import { CARDS, SandboxCheckout } from '../pages/sandbox-checkout.ts';
import { announcedEvent, kindOfTicket } from '../pages/ticketed-event.ts';

const [LAKSHMI, ANIKA, LATA] = ['Lakshmi Natarajan', 'Anika Natarajan', 'Lata Menon'];
const MEAL = { id: randomUUID(), ask: 'order', label: 'Which meal?', kind: 'choice', choices: ['Lunch', 'Dinner'], required: true };

test('a devotee registers with her daughter, pays, passes one ticket on, replaces a code and cancels the other; the office sees it', async ({
  page,
  platform,
  outbox,
  look,
}) => {
  const event = await announcedEvent(platform.url, [kindOfTicket('Adult', 2_500), kindOfTicket('Child')], [MEAL]);
  const email = await registered(page, outbox);
  await new DevoteePortal(page).open('/community-events', email, OWN_PASSWORD);
  const find = page.getByRole('form', { name: 'Find events' });
  await find.getByLabel(/^From/).fill(event.date);
  await find.getByLabel(/^Until/).fill(event.date);
  await find.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: event.title }).click();

  await page.getByRole('button', { name: 'More: Adult' }).click();
  await page.getByRole('button', { name: 'More: Child' }).click();
  await look('tickets-chosen');
  await page.getByRole('link', { name: 'Register 2 people' }).click();
  await page.getByLabel('Name', { exact: true }).nth(0).fill(LAKSHMI);
  await page.getByLabel('Name', { exact: true }).nth(1).fill(ANIKA);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Answer this question').first()).toBeVisible();
  await page.getByLabel('Which meal?').selectOption({ label: 'Dinner' });
  await look('tickets-names');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await new CartPage(page).pay('$25.00').click();
  await new SandboxCheckout(page).pay(CARDS.succeeds);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  const openTicket = async () => {
    await page.goto('/devotee/events');
    await page.getByRole('region', { name: 'Your tickets' }).getByRole('link', { name: event.title }).first().click();
  };
  await openTicket();
  const code = page.getByRole('img', { name: `Code of ${LAKSHMI}` });
  await expect(code).toBeVisible();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await look('ticket');
  const leaked = (await code.getAttribute('src')) ?? '';
  await page.getByRole('button', { name: 'Replace code' }).click();
  await expect(page.getByText('The code is new. The old one no longer works.')).toBeVisible();
  await expect(code).not.toHaveAttribute('src', leaked);
  await outbox.waitFor(email, ({ subject }) => subject === `Your ticket for ${event.title} has a new code`);

  await page.getByRole('link', { name: `Show the ticket of ${ANIKA}` }).click();
  await expect(page.getByRole('img', { name: `Code of ${ANIKA}` })).toBeVisible();
  await page.getByRole('button', { name: 'Pass on' }).click();
  const passOn = page.getByRole('form', { name: 'Pass this ticket on' });
  const heir = `lata-${randomUUID()}@example.com`;
  await passOn.getByLabel('Name').fill(LATA);
  await passOn.getByLabel('Their email').fill(heir);
  await look('ticket-pass-on');
  await passOn.getByRole('button', { name: 'Pass on' }).click();
  await expect(page.getByText(`${LATA} has the ticket now`)).toBeVisible();
  await expect(page.getByRole('img', { name: `Code of ${ANIKA}` })).toHaveCount(0);
  await outbox.waitFor(heir, ({ subject }) => subject === `${LAKSHMI} gave you a ticket for ${event.title}`);

  await openTicket();
  await page.getByRole('button', { name: 'Cancel ticket' }).click();
  const cancel = page.getByRole('dialog', { name: `Cancel the ticket of ${LAKSHMI}?` });
  await expect(cancel.getByText('You get $25.00 back.')).toBeVisible();
  await cancel.getByRole('button', { name: 'Cancel ticket' }).click();
  await expect(page.getByText('The ticket is canceled. $25.00 is on its way back.')).toBeVisible();
  await look('ticket-canceled');
  await outbox.waitFor(email, ({ subject }) => /refund/i.test(subject ?? ''));

  await page.context().clearCookies();
  await enterAs(page, await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin'));
  await page.goto(`/temple-admin/events/${event.eventId}/manage?view=attendees`);
  await expect(page.getByText(LATA).first()).toBeVisible();
  await expect(page.getByText(LAKSHMI, { exact: true })).toHaveCount(0);
  await look('attendees');
  await page.goto(`/temple-admin/events/${event.eventId}/manage?view=attendees&status=canceled`);
  await expect(page.getByText(LAKSHMI).first()).toBeVisible();
});

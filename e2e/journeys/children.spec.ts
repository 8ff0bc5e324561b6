import { doorEndpoints } from '@sannidhi/contracts';
import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, test } from '../harness/test.ts';
import { CartPage } from '../pages/cart-page.ts';
import { DevoteePortal } from '../pages/devotee-portal.ts';
import { OWN_PASSWORD, registered } from '../pages/own-account.ts';
import { CARDS, SandboxCheckout } from '../pages/sandbox-checkout.ts';
import { announcedEvent, kindOfTicket } from '../pages/ticketed-event.ts';

const [ANIKA, GRANDMA, BARRED] = ['Anika Natarajan', 'Saraswati Natarajan', 'Ravi Kumar'];
const HELPER = 'devotee@sannidhi.test';

test('a child goes home with its pickup code to an adult its parent named, and not to one who may not @small-screen', async ({
  page,
  platform,
  outbox,
  look,
  browser,
}, { project }) => {
  const event = await announcedEvent(platform.url, [{ ...kindOfTicket('Child', 500), isDropOff: true }], [], soon());
  const email = await registered(page, outbox);
  await new DevoteePortal(page).open(`/temples/sri-kamakshi-edison/events/${event.occurrenceId}`, email, OWN_PASSWORD);
  await page.getByRole('button', { name: 'More: Child' }).click();
  await page.getByRole('link', { name: 'Register 1 person' }).click();
  await page.getByLabel('Name', { exact: true }).fill(ANIKA);
  await expect(page.getByLabel('Parent or guardian')).toHaveValue('Lakshmi Natarajan');
  await page.getByLabel('Phone during the event').fill('(732) 555-0148');
  await page.getByLabel(/^Allergies or needs/).fill('Peanuts');
  for (const [list, adult] of [
    ['Adults who may also pick up', GRANDMA],
    ['Adults who may not pick up', BARRED],
  ] as const) {
    const adults = page.getByRole('group', { name: list });
    await adults.getByRole('button', { name: 'Add an adult' }).click();
    await adults.getByLabel('Name', { exact: true }).fill(adult);
  }
  await look('child-registered');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await new CartPage(page).pay('$5.00').click();
  await new SandboxCheckout(page).pay(CARDS.succeeds);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await page.goto('/devotee/events');
  await page.getByRole('region', { name: 'Your tickets' }).getByRole('link', { name: event.title }).first().click();
  const code = page.getByText(/^[A-Z2-9]{3} [A-Z2-9]{3}$/);
  await expect(code).toBeVisible();
  const pickupCode = (await code.textContent()) ?? '';
  await look('child-ticket');

  const { api: office } = await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin');
  const { occurrenceId } = event;
  await office.call(doorEndpoints.addHelper, { params: { occurrenceId }, body: { email: HELPER } });
  const { launchOptions: _, ...size } = project.use;
  const context = await browser.newContext({ ...size, baseURL: platform.url });
  const door = await context.newPage();
  await enterAs(door, await signIn(platform.url, HELPER, 'donor'));
  await door.goto(`/devotee/door/${occurrenceId}`);
  await door.getByRole('searchbox', { name: 'Name' }).fill('anika');
  await door.getByRole('button', { name: 'Check in', exact: true }).click();
  await expect(door.getByText('1 in, of 1')).toBeVisible();
  await door.getByRole('button', { name: `Pick up ${ANIKA}` }).click();
  const handOver = door.getByRole('form', { name: `Who takes ${ANIKA}?` });
  await expect(door.getByText(`May not be picked up by: ${BARRED}`).first()).toBeVisible();
  await expect(handOver.getByRole('radio', { name: BARRED })).toHaveCount(0);
  await handOver.getByLabel('Pickup code', { exact: true }).fill(pickupCode);
  await handOver.getByRole('radio', { name: 'Somebody else' }).check();
  await handOver.getByLabel('Name of this adult').fill(BARRED.toLowerCase());
  await handOver.getByRole('button', { name: 'Hand over' }).click();
  await expect(handOver.getByText('This adult may not pick up the child. Call the office.')).toBeVisible();
  await look('child-barred', door);
  await handOver.getByRole('radio', { name: GRANDMA }).check();
  await handOver.getByRole('button', { name: 'Hand over' }).click();
  await expect(door.getByText('0 in, of 1')).toBeVisible();
  await expect(door.getByText('No child is waiting to be picked up')).toBeVisible();
  const sync = { params: { occurrenceId }, body: { device: 'Desk', scans: [], after: 0 } };
  await expect
    .poll(async () => (await office.call(doorEndpoints.officeSync, sync)).scans.map(({ act, handover }) => [act, handover?.to]))
    .toEqual([
      ['in', undefined],
      ['out', GRANDMA],
    ]);
  await context.close();
});

/** Within the day in which a door knows its children, on the clocks of the temple. */
function soon(): object {
  const at = new Date(Date.now() + 2 * 3_600_000);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York', ...options }).format(at);
  return { startsOn: part({ dateStyle: 'short' }), time: part({ hour: '2-digit', minute: '2-digit' }) };
}

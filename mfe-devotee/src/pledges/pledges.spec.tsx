import { type OwnPledge, pledgeEndpoints, templeEndpoints } from '@sannidhi/contracts';
import { buildDonor, fill, type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Screen as Donate } from '../screens/donor-donate.tsx';
import { ANNADANAM, buildSaved, buildTemplePage, GENERAL } from '../test/gifts.ts';
import { show } from '../test/show.tsx';
import { Screen as NewPledge } from './new-pledge.tsx';
import { Screen as OwnPledges } from './own-pledges.tsx';

const user = buildDonor();
const AT = '/devotee/activity?view=pledges';
const { slug, name, city, state, timeZone } = buildTemplePage().temple;

const buildPledge = (facts: Partial<OwnPledge> = {}): OwnPledge => ({
  id: '0192f0c1-7d1a-7c3e-8a55-000000000901',
  status: 'overdue',
  temple: { slug, name, city, state, timeZone },
  fund: { id: GENERAL.id, name: 'General' },
  amountCents: 200_00,
  paidCents: 40_00,
  next: { dueOn: '2026-11-10', leftCents: 60_00 },
  reminders: true,
  installments: [
    { id: 'a', dueOn: '2026-11-10', amountCents: 100_00, paidCents: 40_00, overdue: true },
    { id: 'b', dueOn: '2026-12-10', amountCents: 100_00, paidCents: 0, overdue: false },
  ],
  byOffice: true,
  createdAt: '2026-10-01T15:00:00.000Z',
  ...facts,
});

let network: MockNetwork;
beforeEach(() => {
  sessionStorage.clear();
  network = mockNetwork()
    .on(pledgeEndpoints.own, { items: [buildPledge()], nextCursor: null })
    .on(templeEndpoints.saved, [buildSaved()])
    .on(templeEndpoints.page, buildTemplePage());
});
afterEach(() => network.restore());

it('shows what is paid, what is overdue, and leads to a gift of what is due', async () => {
  await show(OwnPledges, AT, { user });
  expect(await screen.findByText('$40.00 of $200.00 paid')).toBeVisible();
  const dates = within(screen.getByRole('list', { name: 'Installments' })).getAllByRole('listitem');
  expect(dates[0]).toHaveTextContent('Overdue');
  expect(dates[1]).toHaveTextContent('$100.00');
  expect(screen.getByRole('link', { name: 'Give $60.00' })).toHaveAttribute(
    'href',
    `/devotee/donate?temple=${slug}&fund=${GENERAL.id}&cents=6000`,
  );
  expect(screen.getByText(/^The rest of the installment due /)).toBeVisible();
});

it('asks before it cancels, and says when it could not', async () => {
  network.on(pledgeEndpoints.cancelOwn, refusal('pledge-ended'));
  const page = await show(OwnPledges, AT, { user });
  await page.user.click(await screen.findByRole('button', { name: 'Cancel pledge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this pledge?' }));
  expect(dialog.getByText(/\$160.00 will no longer be due/)).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: 'Cancel pledge' }));
  expect(await screen.findByText('We couldn’t save this')).toBeVisible();
});

it('turns its reminders off', async () => {
  network.on(pledgeEndpoints.setReminders, buildPledge({ reminders: false }));
  const page = await show(OwnPledges, AT, { user });
  await page.user.click(await screen.findByRole('button', { name: 'Turn off reminders' }));
  await waitFor(() => expect(network.callsTo(pledgeEndpoints.setReminders)[0]?.body).toEqual({ reminders: false }));
});

it('makes a pledge with equal installments, with the field to mend first', async () => {
  network.on(pledgeEndpoints.pledge, buildPledge({ amountCents: 1_200_00 }));
  const page = await show(NewPledge, '/devotee/activity?view=new-pledge', { user });
  const form = within(await screen.findByRole('form', { name: 'Make a pledge' }));
  await page.user.click(form.getByRole('button', { name: 'Make pledge' }));
  expect(await form.findByText('Choose the first due date')).toBeVisible();
  await fill(page.user, form.getByLabelText('Amount in US dollars'), '1,200');
  await fill(page.user, form.getByLabelText('First due date'), '2031-01-31');
  await page.user.click(form.getByRole('button', { name: 'Make pledge' }));
  await waitFor(() => expect(page.address()).toBe(AT));
  expect(network.callsTo(pledgeEndpoints.pledge)[0]?.body).toEqual({
    templeSlug: slug,
    fundId: ANNADANAM.id,
    amountCents: 120_000,
    schedule: { every: 'monthly', firstOn: '2031-01-31', count: 12 },
    reminders: true,
  });
});

it('makes a pledge without due dates', async () => {
  network.on(pledgeEndpoints.pledge, buildPledge({ installments: [], next: null }));
  const page = await show(NewPledge, '/devotee/activity?view=new-pledge', { user });
  const form = within(await screen.findByRole('form', { name: 'Make a pledge' }));
  await fill(page.user, form.getByLabelText('Amount in US dollars'), '300');
  await page.user.selectOptions(form.getByLabelText('Due'), 'No due dates');
  expect(form.queryByLabelText('First due date')).toBeNull();
  await page.user.click(form.getByRole('button', { name: 'Make pledge' }));
  await waitFor(() => expect(network.callsTo(pledgeEndpoints.pledge)[0]?.body).not.toHaveProperty('schedule'));
});

it('fills in the gift that pays an installment', async () => {
  await show(Donate, `/devotee/donate?temple=${slug}&fund=${GENERAL.id}&cents=6000`, { user });
  expect(await screen.findByRole('button', { name: 'Pay $60.00' })).toBeVisible();
  expect(screen.getByRole('radio', { name: /General/ })).toBeChecked();
});

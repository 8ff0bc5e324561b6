import { cartEndpoints, familyEndpoints, publicEventEndpoints, ticketChildEndpoints, ticketEndpoints } from '@sannidhi/contracts';
import { buildDonor, fill, type MockNetwork, mockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { show } from '../test/show.tsx';
import { DATE, EVENT, OFFER, SLUG, TICKET, testId } from '../test/tickets.ts';
import { Screen as RegisterScreen } from './register-screen.tsx';
import { Screen as TicketScreen } from './ticket-screen.tsx';

let network: MockNetwork;
beforeEach(() => {
  sessionStorage.clear();
  network = mockNetwork();
});
afterEach(() => network.restore());

const CHILD = { guardian: 'Meera', guardianPhone: '+17325550148', needs: 'Peanuts', mayPickUp: [], mayNotPickUp: ['Ravi Kumar'] };
const AHEAD = { ...EVENT, startsAt: '2099-11-28T22:30:00.000Z', endsAt: '2099-11-29T02:00:00.000Z' };

it('asks for a child’s guardian, needs and adults where it is left in the temple’s care, and of nobody else', async () => {
  sessionStorage.setItem(`tickets:${DATE}`, JSON.stringify({ counts: { [testId(2)]: 1, [testId(3)]: 1 } }));
  const page = { ...EVENT, id: DATE, summary: '', description: '', program: [], goodToKnow: [], note: '', reason: '', others: [] };
  const types = OFFER.types.map((type) => ({ ...type, isDropOff: type.name === 'Child' }));
  network
    .on(publicEventEndpoints.page, page)
    .on(ticketEndpoints.offer, { ...OFFER, types, questions: [] })
    .on(familyEndpoints.list, []);
  network
    .on(cartEndpoints.own, { orders: [], lineCount: 0, unfinished: [] })
    .on(cartEndpoints.add, { orders: [], lineCount: 2, unfinished: [] });
  const { user } = await show(RegisterScreen, `/temples/${SLUG}/events/${DATE}/register`, { user: buildDonor() });
  const guardian = await screen.findByLabelText('Parent or guardian');
  expect(guardian).toHaveValue('Meera Raghunathan');
  const [adult, child] = await screen.findAllByLabelText('Name');
  await fill(user, adult!, 'Meera');
  await fill(user, child!, 'Anika');
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect((await screen.findAllByText('Enter your mobile number')).length).toBeGreaterThan(0);
  expect(network.callsTo(cartEndpoints.add)).toHaveLength(0);
  await fill(user, screen.getByLabelText('Phone during the event'), '7325550148');
  await fill(user, screen.getByLabelText(/^Allergies or needs/), 'Peanuts');
  const barred = screen.getByRole('group', { name: 'Adults who may not pick up' });
  await user.click(within(barred).getByRole('button', { name: 'Add an adult' }));
  await fill(user, within(barred).getByLabelText('Name'), 'Ravi Kumar');
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(network.callsTo(cartEndpoints.add)).toHaveLength(1));
  expect(network.callsTo(cartEndpoints.add)[0]?.body).toMatchObject({
    item: { name: 'Meera', child: null, others: [{ name: 'Anika', child: { ...CHILD, guardian: 'Meera Raghunathan' } }] },
  });
});

it('shows the holder of a child’s ticket the pickup code, and changes who may pick up', async () => {
  const ticket = { ...TICKET, event: AHEAD, child: { ...CHILD, pickupCode: 'K7M 4PX' } };
  network.on(ticketEndpoints.ownOne, ticket).on(ticketChildEndpoints.change, ticket);
  const { user } = await show(TicketScreen, `/devotee/tickets/${TICKET.id}`, { user: buildDonor() });
  expect(await screen.findByText('K7M 4PX')).toBeVisible();
  expect(screen.getByText('Ravi Kumar')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.clear(screen.getByLabelText('Parent or guardian'));
  await fill(user, screen.getByLabelText('Parent or guardian'), 'Arun');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(network.callsTo(ticketChildEndpoints.change)).toHaveLength(1));
  expect(network.callsTo(ticketChildEndpoints.change)[0]?.body).toEqual({ ...CHILD, guardian: 'Arun' });
});

it('asks who got a child’s ticket to fill it in: there is no code before', async () => {
  const child = { guardian: '', guardianPhone: '', needs: '', mayPickUp: [], mayNotPickUp: [], pickupCode: null };
  network.on(ticketEndpoints.ownOne, { ...TICKET, event: AHEAD, child });
  await show(TicketScreen, `/devotee/tickets/${TICKET.id}`, { user: buildDonor() });
  expect(await screen.findByText(/There’s no pickup code before that/)).toBeVisible();
  expect(screen.getByLabelText('Parent or guardian')).toHaveValue('');
});

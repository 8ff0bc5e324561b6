import { templeEndpoints, ticketEndpoints, ticketMoveEndpoints } from '@sannidhi/contracts';
import { buildDonor, fill, type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildTemplePage } from '../test/gifts.ts';
import { show } from '../test/show.tsx';
import { EVENT, TEMPLE, TICKET, testId } from '../test/tickets.ts';
import { Screen as PastTickets } from './past-tickets.tsx';
import { Screen as TicketScreen } from './ticket-screen.tsx';

let network: MockNetwork;
beforeEach(() => {
  sessionStorage.clear();
  network = mockNetwork().on(templeEndpoints.page, buildTemplePage());
});
afterEach(() => network.restore());

it('shows a ticket with its code and party, and says what canceling pays back', async () => {
  network
    .on(ticketEndpoints.ownOne, TICKET)
    .on(ticketEndpoints.cancel, { ...TICKET, status: 'canceled', doorCode: null, qr: null, cancelCents: null });
  const { user } = await show(TicketScreen, `/devotee/tickets/${TICKET.id}`, { user: buildDonor() });
  expect(await screen.findByRole('img', { name: 'Code of Meera Raghunathan' })).toBeVisible();
  expect(screen.getByText('KD26 7F4Q 2M')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show the ticket of Anika' })).toHaveAttribute('href', `/devotee/tickets/${testId(7)}`);
  await user.click(screen.getByRole('button', { name: 'Cancel ticket' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('You get $25.00 back.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel ticket' }));
  await waitFor(() => expect(network.callsTo(ticketEndpoints.cancel)).toHaveLength(1));
});

it('gives what would be refunded for a ticket to the temple', async () => {
  network.on(ticketEndpoints.ownOne, TICKET).on(ticketEndpoints.cancel, { ...TICKET, status: 'canceled', cancelCents: null });
  const own = await show(TicketScreen, `/devotee/tickets/${TICKET.id}`, { user: buildDonor() });
  await own.user.click(await screen.findByRole('button', { name: 'Cancel ticket' }));
  const dialog = within(await screen.findByRole('dialog'));
  await own.user.click(await dialog.findByRole('checkbox', { name: 'Give it to the temple instead' }));
  await own.user.click(dialog.getByRole('button', { name: 'Cancel and give $25.00' }));
  expect(await screen.findByText('The ticket is canceled. $25.00 is now your gift to the temple.')).toBeVisible();
  expect(network.callsTo(ticketEndpoints.cancel)[0]?.body).toMatchObject({ seenCents: 2_500, giveToFundId: expect.any(String) });
});

it('doesn’t offer to give what somebody else paid', async () => {
  network.on(ticketEndpoints.ownOne, { ...TICKET, orderId: null, amountCents: null, cancelCents: 0 });
  const { user } = await show(TicketScreen, `/devotee/tickets/${TICKET.id}`, { user: buildDonor() });
  await user.click(await screen.findByRole('button', { name: 'Cancel ticket' }));
  expect(await screen.findByText('What is refunded goes to the person who paid.')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('leads to an online event from its ticket', async () => {
  const link = 'https://meet.example.org/gita-class';
  network.on(ticketEndpoints.ownOne, { ...TICKET, event: { ...EVENT, place: 'online', link } });
  await show(TicketScreen, `/devotee/tickets/${TICKET.id}`, { user: buildDonor() });
  expect(await screen.findByRole('link', { name: 'Open the link' })).toHaveAttribute('href', link);
});

it('offers no canceled ticket to a calendar', async () => {
  const canceled = { ...TICKET, status: 'canceled', doorCode: null, qr: null, cancelCents: null } as const;
  network.on(ticketEndpoints.ownOne, canceled);
  await show(TicketScreen, `/devotee/tickets/${TICKET.id}`, { user: buildDonor() });
  expect(await screen.findByRole('heading', { name: TICKET.event.title })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

it('pages back from the newest past registration', async () => {
  network.on(ticketEndpoints.own, { items: [], nextCursor: 'next' });
  await show(PastTickets, '/devotee/events?view=past', { user: buildDonor() });
  expect(await screen.findByRole('button', { name: 'Older registrations' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Newer registrations' })).toBeDisabled();
});

it('cancels or passes on all dates that were registered together', async () => {
  const series = { ...TICKET, otherDates: [{ id: testId(21), startsAt: '2026-12-05T22:30:00.000Z' }] };
  const ticket = { ...series, allDates: { cancelCents: 5_000, endsAlong: ['Lunch'], canPassOn: 2 } };
  network.on(ticketEndpoints.ownOne, ticket).on(ticketEndpoints.cancel, ticket).on(ticketEndpoints.passOn, ticket);
  const { user } = await show(TicketScreen, `/devotee/tickets/${TICKET.id}`, { user: buildDonor() });
  expect(await screen.findByRole('link', { name: /Dec 5/ })).toHaveAttribute('href', `/devotee/tickets/${testId(21)}`);
  await user.click(screen.getByRole('button', { name: 'Pass on' }));
  const form = await screen.findByRole('form', { name: 'Pass this ticket on' });
  expect(within(form).getByRole('radio', { name: 'All 2 dates that are left' })).toBeChecked();
  await fill(user, within(form).getByLabelText('Name'), 'Lata');
  await fill(user, within(form).getByLabelText('Their email'), 'lata@example.org');
  await user.click(within(form).getByRole('button', { name: 'Pass on' }));
  await waitFor(() => expect(network.callsTo(ticketEndpoints.passOn)[0]?.body).toMatchObject({ dates: 'all', name: 'Lata' }));
  await user.click(screen.getByRole('button', { name: 'Cancel ticket' }));
  const dialog = await screen.findByRole('dialog');
  expect(
    within(dialog).getByText(
      'This date: You get $25.00 back. All dates that are left: This also cancels Lunch. You get $50.00 back. Dates whose deadline has passed stay yours.',
    ),
  ).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel all dates' }));
  await waitFor(() => expect(network.callsTo(ticketEndpoints.cancel)[0]?.body).toEqual({ dates: 'all', seenCents: 5_000 }));
  expect(await screen.findByText('The tickets are canceled. $50.00 is on its way back.')).toBeVisible();
});

it('asks again with the sum as it is now where a deadline passed since it was shown', async () => {
  network.on(ticketEndpoints.ownOne, TICKET).on(ticketEndpoints.cancel, refusal('ticket-refund-changed'));
  const { user } = await show(TicketScreen, `/devotee/tickets/${TICKET.id}`, { user: buildDonor() });
  await user.click(await screen.findByRole('button', { name: 'Cancel ticket' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('You get $25.00 back.')).toBeVisible();
  network.on(ticketEndpoints.ownOne, { ...TICKET, cancelCents: 0 });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel ticket' }));
  expect(await within(dialog).findByText('Nothing is refunded.')).toBeVisible();
  network.on(ticketEndpoints.cancel, { ...TICKET, status: 'canceled', doorCode: null, qr: null, cancelCents: null });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel ticket' }));
  expect(await screen.findByText('The ticket is canceled.')).toBeVisible();
  expect(network.callsTo(ticketEndpoints.cancel).map(({ body }) => body)).toEqual([
    { dates: 'one', seenCents: 2_500 },
    { dates: 'one', seenCents: 0 },
  ]);
});

it('moves a ticket with its party to another date that has places', async () => {
  const later = { occurrenceId: testId(9), startsAt: '2026-12-05T22:30:00.000Z', endsAt: '2026-12-06T02:00:00.000Z' };
  const moved = { ...TICKET, event: { ...EVENT, ...later } };
  network
    .on(ticketEndpoints.ownOne, { ...TICKET, endsAlong: ['Lunch'] })
    .on(ticketMoveEndpoints.dates, [{ ...later, timeZone: TEMPLE.timeZone, left: 2 }])
    .on(ticketMoveEndpoints.move, moved);
  const { user } = await show(TicketScreen, `/devotee/tickets/${TICKET.id}`, { user: buildDonor() });
  await user.click(await screen.findByRole('button', { name: 'Move to another date' }));
  await screen.findByRole('option', { name: /^Sat, Dec 5, .*2 places left$/ });
  expect(screen.getByText(/^This also moves Lunch\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move ticket' }));
  expect((await screen.findAllByText('Choose a date')).length).toBeGreaterThan(1);
  await user.selectOptions(screen.getByLabelText('New date'), later.occurrenceId);
  await user.click(screen.getByLabelText('Move the other ticket in your party, too'));
  await user.click(screen.getByRole('button', { name: 'Move ticket' }));
  await waitFor(() => expect(network.callsTo(ticketMoveEndpoints.move)).toHaveLength(1));
  expect(network.callsTo(ticketMoveEndpoints.move)[0]?.body).toEqual({ occurrenceId: later.occurrenceId, withParty: true });
  expect(await screen.findByText(/^Ticket moved to Sat, Dec 5/)).toBeVisible();
});

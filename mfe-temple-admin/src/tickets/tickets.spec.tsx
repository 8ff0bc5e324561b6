import {
  type Attendee,
  type EventDetail,
  eventEndpoints,
  type TicketSale,
  type TicketWaitEntry,
  ticketChildEndpoints,
  ticketEndpoints,
  ticketMoveEndpoints,
  ticketTypeEndpoints,
  ticketWaitEndpoints,
} from '@sannidhi/contracts';
import { fill, type MockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { Screen as AttendeesView } from './attendees-view.tsx';
import { Screen as SetupView } from './setup-view.tsx';
import { Screen as WaitsView } from './waits-view.tsx';

const EVENT = {
  id: testId(1),
  title: 'Kartika Deepotsavam',
  dates: [
    { id: testId(2), startsAt: '2026-12-01T15:00:00.000Z', status: 'published', isOver: false },
    { id: testId(8), startsAt: '2026-12-15T15:00:00.000Z', status: 'published', isOver: false },
  ],
} as EventDetail;
const SALE: TicketSale = {
  isOpen: true,
  capacity: 340,
  refundHours: 48,
  passOnHours: 12,
  questions: [],
  quotas: [],
  types: [],
  isSet: false,
  dates: [],
};
const ATTENDEE: Attendee = {
  id: testId(3),
  name: 'Anika',
  type: 'Child under 12',
  status: 'valid',
  channel: 'online',
  email: 'meera@example.org',
  phone: null,
  bookedBy: 'Meera Raghunathan',
  amountCents: 0,
  answers: [],
  takesSeat: true,
  isDropOff: false,
  hasSlip: false,
  isOfSeries: false,
  isGuest: false,
  orderId: testId(4),
  createdAt: '2026-11-01T15:00:00.000Z',
};
const WAIT: TicketWaitEntry = {
  id: testId(5),
  status: 'requested',
  bookedBy: 'Lata Menon',
  phone: null,
  people: [{ typeId: testId(6), name: 'Lata Menon', familyMemberId: null, amountCents: null, answers: [] }],
  peopleCount: 1,
  takesFewer: true,
  position: null,
  offeredUntil: null,
  createdAt: '2026-11-01T15:00:00.000Z',
};
const AT = `/temple-admin/events/${EVENT.id}/manage`;

let network: MockNetwork;
beforeEach(() => {
  network = officeNetwork().on(eventEndpoints.detail, EVENT);
  holdToday();
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

it('says what an event sells: each kind of ticket with a price of its own', async () => {
  network.on(ticketTypeEndpoints.sale, SALE).on(ticketTypeEndpoints.change, SALE);
  const { user } = await renderOffice(SetupView, { at: `${AT}?view=tickets` });
  await user.click(await screen.findByRole('button', { name: 'Add a ticket' }));
  await user.click(screen.getByRole('button', { name: 'Add a ticket' }));
  const names = screen.getAllByLabelText('Name');
  await fill(user, names[0] as HTMLElement, 'Adult');
  await fill(user, names[1] as HTMLElement, 'Child');
  await user.selectOptions(screen.getAllByLabelText('Price')[0] as HTMLElement, 'A price');
  await fill(user, screen.getByLabelText('Price, everything included'), '25');
  await user.click(screen.getAllByLabelText('It can be registered for all dates together')[0] as HTMLElement);
  await fill(user, screen.getByLabelText(/^Price of each date then/), '20');
  await user.click(screen.getByRole('button', { name: 'Save tickets' }));
  await waitFor(() => expect(network.callsTo(ticketTypeEndpoints.change)).toHaveLength(1));
  const [call] = network.callsTo(ticketTypeEndpoints.change);
  const { types } = call!.body as TicketSale;
  expect(types).toMatchObject([
    { name: 'Adult', pricing: 'fixed', priceCents: 2_500, isForSeries: true, seriesPriceCents: 2_000 },
    { name: 'Child', pricing: 'free', priceCents: 0, isForSeries: false },
  ]);
  expect(new Set(types.map(({ id }) => id)).size).toBe(2);
});

it('lets kinds of tickets share places', async () => {
  network.on(ticketTypeEndpoints.sale, SALE).on(ticketTypeEndpoints.change, SALE);
  const { user } = await renderOffice(SetupView, { at: `${AT}?view=tickets` });
  await user.click(await screen.findByRole('button', { name: 'Add a ticket' }));
  expect(screen.queryByLabelText('Shares places with')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add shared places' }));
  const [shared, name] = screen.getAllByLabelText(/^Name/);
  await fill(user, shared as HTMLElement, 'Balcony');
  await fill(user, name as HTMLElement, 'Adult');
  await fill(user, screen.getAllByLabelText(/^Places on each date/)[1] as HTMLElement, '50');
  await user.selectOptions(screen.getByLabelText('Shares places with'), 'Balcony');
  await user.click(screen.getByRole('button', { name: 'Save tickets' }));
  await waitFor(() => expect(network.callsTo(ticketTypeEndpoints.change)).toHaveLength(1));
  const { quotas, types } = network.callsTo(ticketTypeEndpoints.change)[0]!.body as TicketSale;
  expect(quotas).toMatchObject([{ name: 'Balcony', capacity: 50 }]);
  expect(types).toMatchObject([{ name: 'Adult', quotaId: quotas[0]!.id }]);
});

it('lists who comes, and cancels a ticket with a reason', async () => {
  const guest = { ...ATTENDEE, isGuest: true };
  network.on(ticketEndpoints.list, { items: [guest], nextCursor: null }).on(ticketEndpoints.cancelFor, { id: ATTENDEE.id });
  const { user } = await renderOffice(AttendeesView, { at: `${AT}?view=attendees&ticket=${ATTENDEE.id}` });
  expect((await screen.findAllByText('Anika'))[0]).toBeVisible();
  expect(await screen.findByText('None: a guest with a verified phone')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Cancel ticket' }));
  await fill(user, screen.getByLabelText('Reason'), 'The hall is smaller');
  await user.click(screen.getByRole('button', { name: 'Cancel ticket' }));
  await waitFor(() => expect(network.callsTo(ticketEndpoints.cancelFor)[0]?.body).toEqual({ reason: 'The hall is smaller' }));
});

it('opens a pickup slip again, and says where the cash of a canceled ticket waits', async () => {
  const child = { ...ATTENDEE, channel: 'counter' as const, email: null, hasSlip: true };
  const date = { event: 'Garland class', temple: 'Sri Kamakshi', startsAt: '2026-12-01T23:30:00.000Z', timeZone: 'America/New_York' };
  network.on(ticketEndpoints.list, { items: [child], nextCursor: null });
  network.on(ticketChildEndpoints.slips, [{ id: child.id, child: 'Anika', guardian: 'Meera', pickupCode: 'K7M 4PX', ...date }]);
  const { user } = await renderOffice(AttendeesView, { at: `${AT}?view=attendees&ticket=${ATTENDEE.id}` });
  await user.click(await screen.findByRole('button', { name: 'Pickup slips' }));
  expect(await screen.findByText('K7M 4PX')).toBeVisible();
  expect(network.callsTo(ticketChildEndpoints.slips)[0]?.params).toMatchObject({ orderId: ATTENDEE.orderId });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel ticket' }));
  expect(screen.getByText(/waits under “Refunds to hand out”/)).toBeVisible();
});

it('lists what was added with who registered it', async () => {
  const lunch = { ...ATTENDEE, id: testId(8), name: '', type: 'Lunch', takesSeat: false };
  network.on(ticketEndpoints.list, { items: [ATTENDEE, lunch], nextCursor: null });
  await renderOffice(AttendeesView, { at: `${AT}?view=attendees` });
  expect(await screen.findByRole('row', { name: /^Anika Child under 12 Meera Raghunathan/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Meera Raghunathan Lunch Meera Raghunathan/ })).toBeVisible();
});

it('moves an attendee with their party to another date that has places', async () => {
  const date = { occurrenceId: testId(7), startsAt: '2026-12-08T15:00:00.000Z', endsAt: '2026-12-08T18:00:00.000Z' };
  network.on(ticketEndpoints.list, { items: [ATTENDEE], nextCursor: null });
  network.on(ticketMoveEndpoints.datesFor, [{ ...date, timeZone: 'America/New_York', left: 1 }]);
  network.on(ticketMoveEndpoints.moveFor, { id: ATTENDEE.id });
  const { user } = await renderOffice(AttendeesView, { at: `${AT}?view=attendees&ticket=${ATTENDEE.id}` });
  await user.click(await screen.findByRole('button', { name: 'Move to another date' }));
  await screen.findByRole('option', { name: /Dec 8.*, 1 place left$/ });
  await user.selectOptions(screen.getByLabelText('New date'), date.occurrenceId);
  await user.click(screen.getByLabelText('Move the rest of the party, too'));
  await user.click(screen.getByRole('button', { name: 'Move ticket' }));
  const body = { occurrenceId: date.occurrenceId, withParty: true };
  await waitFor(() => expect(network.callsTo(ticketMoveEndpoints.moveFor)[0]?.body).toEqual(body));
});

it('approves a request for a registration', async () => {
  const guest = { ...WAIT, phone: '+17325550148' };
  network.on(ticketWaitEndpoints.list, { items: [guest], nextCursor: null }).on(ticketWaitEndpoints.approve, undefined);
  const { user } = await renderOffice(WaitsView, { at: `${AT}?view=waitlist&wait=${WAIT.id}` });
  expect(await screen.findByRole('link', { name: '(732) 555-0148' })).toHaveAttribute('href', 'tel:+17325550148');
  expect(screen.getByText('None: a guest with a verified phone')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(network.callsTo(ticketWaitEndpoints.approve)).toHaveLength(1));
});

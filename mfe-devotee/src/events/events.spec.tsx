import { type EventPage, publicEventEndpoints, SERIES_CHANGED_REASON, type TicketOffer, ticketEndpoints } from '@sannidhi/contracts';
import { buildDonor, fill, type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { show } from '../test/show.tsx';
import { OFFER } from '../test/tickets.ts';
import { Screen as EventScreen } from './event-screen.tsx';
import { Screen as FindEvents } from './find-events.tsx';
import { Screen as MyEvents } from './my-events.tsx';
import { Screen as TempleEvents } from './temple-events.tsx';

const testId = (n: number) => `01a206b7-7bd3-72b0-8914-0000000000${String(n).padStart(2, '0')}`;

const EVENT: EventPage = {
  id: testId(1),
  title: 'Kartika Deepotsavam',
  summary: 'Festival of lamps',
  status: 'published',
  startsAt: '2036-11-28T22:30:00.000Z',
  endsAt: '2036-11-29T02:00:00.000Z',
  place: 'temple',
  placeName: 'Courtyard',
  temple: { slug: 'sri-kamakshi-edison', name: 'Sri Kamakshi Temple', city: 'Edison', state: 'NJ', timeZone: 'America/New_York' },
  description: '',
  program: [{ time: '17:30', title: 'Lighting of lamps', detail: '' }],
  goodToKnow: ['Free parking'],
  link: '',
  address: '118 Plainfield Road, Edison, NJ 08820',
  doorsAt: '2036-11-28T22:00:00.000Z',
  note: '',
  reason: '',
  others: [{ id: testId(2), startsAt: '2036-12-05T22:30:00.000Z', status: 'canceled' }],
};
const NO_TICKETS: TicketOffer = {
  occurrenceId: EVENT.id,
  capacity: null,
  left: null,
  closed: null,
  types: [],
  questions: [],
  benefit: '',
  refundUntil: null,
  passOnUntil: null,
  seriesDates: [],
  seriesLeft: null,
};
const CARDS = { items: [{ ...EVENT, miles: 4 }], nextCursor: null };
const AT = `/temples/sri-kamakshi-edison/events/${EVENT.id}`;

let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork();
  network.on(ticketEndpoints.offer, NO_TICKETS).on(ticketEndpoints.own, { items: [], nextCursor: null });
});
afterEach(() => network.restore());

it('shows everyone a date on the temple’s clocks, with its calendar file and the way there', async () => {
  network.on(publicEventEndpoints.page, EVENT);
  await show(EventScreen, AT);
  expect(await screen.findByText('5:30 PM – 9:00 PM')).toBeVisible();
  expect(screen.getByText(/Doors open at 5:00 PM/)).toBeVisible();
  expect(screen.getByText('Lighting of lamps')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', expect.stringMatching(/event\.ics\?dates=one$/));
  expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', expect.stringContaining('Plainfield'));
  expect(screen.getByText('Canceled')).toBeVisible();
});

it('says that the link of an online event is on the tickets', async () => {
  network.on(publicEventEndpoints.page, { ...EVENT, place: 'online', placeName: '', address: '', linkIsOnTicket: true });
  await show(EventScreen, AT);
  expect(await screen.findByText('The link is on your ticket.')).toBeVisible();
  expect(screen.getByText('Online')).toBeVisible();
});

it('says in the reader’s language why a series left a date out', async () => {
  network.on(publicEventEndpoints.page, { ...EVENT, status: 'canceled', reason: SERIES_CHANGED_REASON });
  await show(EventScreen, AT, { language: 'hi' });
  expect(await screen.findByText(/इस कार्यक्रम की तारीखें बदल गईं/)).toBeVisible();
});

it('says that a date is over, and offers nothing of it any more', async () => {
  const past = { startsAt: '2025-11-28T22:30:00.000Z', endsAt: '2025-11-29T02:00:00.000Z' };
  network.on(publicEventEndpoints.page, { ...EVENT, ...past });
  await show(EventScreen, AT);
  expect(await screen.findByText('This event is over.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
});

it('keeps a postponed date out of calendars, and says when registration goes on', async () => {
  const closed = { ...OFFER, closed: 'tickets-over' as const };
  network.on(publicEventEndpoints.page, { ...EVENT, status: 'postponed' }).on(ticketEndpoints.offer, closed);
  await show(EventScreen, AT);
  expect(await screen.findByText('You can register once there’s a new date.')).toBeVisible();
  expect(screen.queryByText('Registration is over.')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
});

it('has a heading where no event is found', async () => {
  network.on(publicEventEndpoints.page, refusal('not-found'));
  await show(EventScreen, AT);
  expect(await screen.findByText('We couldn’t find this')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Event' })).toBeVisible();
});

it('says that a date is canceled, and why', async () => {
  network.on(publicEventEndpoints.page, { ...EVENT, status: 'canceled', reason: 'Snow' });
  await show(EventScreen, AT);
  expect(await screen.findByText('This event is canceled. Snow')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
  expect(network.callsTo(ticketEndpoints.offer)).toHaveLength(0);
});

it('lists the events of my temples, and of one temple for everyone', async () => {
  network.on(publicEventEndpoints.mine, CARDS).on(publicEventEndpoints.find, CARDS);
  const mine = await show(MyEvents, '/devotee/events', { user: buildDonor() });
  expect(await screen.findByRole('link', { name: 'Kartika Deepotsavam' })).toHaveAttribute('href', AT);
  mine.unmount();
  await show(TempleEvents, '/temples/sri-kamakshi-edison/events');
  expect(await screen.findByRole('link', { name: 'Kartika Deepotsavam' })).toHaveAttribute('href', AT);
  expect(network.callsTo(publicEventEndpoints.find)[0]?.query.get('temple')).toBe('sri-kamakshi-edison');
  const feed = 'webcal://localhost/api/public/temples/sri-kamakshi-edison/events.ics';
  expect(screen.getByRole('link', { name: 'Open in my calendar app' })).toHaveAttribute('href', feed);
});

it('says of a series how often it is and how many more dates it has, and leads to them', async () => {
  const series = { id: testId(9), rule: { kind: 'weekly' as const, days: [2, 6] }, more: 11 };
  const others = Array.from({ length: 14 }, (_, index) => ({ ...EVENT.others[0]!, id: testId(20 + index) }));
  network.on(publicEventEndpoints.find, { ...CARDS, items: [{ ...EVENT, miles: null, series }] });
  const list = await show(TempleEvents, '/temples/sri-kamakshi-edison/events');
  expect(await screen.findByText(/^Every Tuesday and Saturday/)).toBeVisible();
  expect(screen.getByRole('link', { name: '11 more dates' })).toHaveAttribute('href', AT);
  list.unmount();
  network.on(publicEventEndpoints.page, { ...EVENT, others });
  const { user } = await show(EventScreen, AT);
  await user.click(await screen.findByText('2 more dates'));
  expect(screen.getAllByRole('link', { name: /^Fri, Dec 5/ })).toHaveLength(14);
});

it('finds events near a ZIP code', async () => {
  network.on(publicEventEndpoints.find, CARDS);
  const { user } = await show(FindEvents, '/community-events', { user: buildDonor() });
  expect(await screen.findByText(/4 miles/)).toBeVisible();
  await fill(user, screen.getByLabelText(/ZIP code/), '08820');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(network.callsTo(publicEventEndpoints.find).at(-1)?.query.get('zip')).toBe('08820'));
  expect(network.callsTo(publicEventEndpoints.find).at(-1)?.query.get('miles')).toBe('50');
});

import {
  bookingEndpoints,
  openingEndpoints,
  ownVolunteeringEndpoints,
  panchangaEndpoints,
  receiptEndpoints,
  templeEndpoints,
  ticketEndpoints,
} from '@sannidhi/contracts';
import { buildDonor, dashboardNouns, type MockNetwork, mockNetwork, NETWORK_DOWN } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { firstReads } from '../dashboard/dashboard.first-reads.ts';
import { buildParty, buildPlace } from '../test/events.ts';
import { buildGivingYear, buildReceipt, buildSaved } from '../test/gifts.ts';
import { buildBooking } from '../test/poojas.ts';
import { show } from '../test/show.tsx';
import { Screen as Dashboard } from './dashboard.tsx';

const YEAR = new Date().getFullYear();
let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork()
    .on(templeEndpoints.saved, [buildSaved()])
    .on(panchangaEndpoints.ownDates, [])
    .on(openingEndpoints.mine, [])
    .on(bookingEndpoints.own, { items: [buildBooking({ status: 'canceled' }), buildBooking()], nextCursor: null })
    .on(ticketEndpoints.own, { items: [], nextCursor: null })
    .on(ownVolunteeringEndpoints.mine, { items: [], nextCursor: null })
    .on(receiptEndpoints.own, { items: [buildReceipt()], nextCursor: null })
    .on(receiptEndpoints.givingYear, ({ params }) => buildGivingYear(Number(params.year)));
});
afterEach(() => network.restore());

const open = (facts = {}) => show(Dashboard, '/devotee/dashboard', { user: buildDonor(facts) });

it('greets by name, in the home temple’s place, with one way to donate', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Namaste, Meera' })).toBeVisible();
  expect(await screen.findByText(/in Edison, NJ$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Donate' })).toHaveAttribute('href', '/devotee/donate?temple=sri-kamakshi-edison');
});

it('shows the day over the home temple: the tithi now, times to keep clear of, what is kept', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T15:12:00Z'));
  await open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Shukla Ekadashi' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Sunrise 6:49 AM, sunset 4:36 PM, next sunrise tomorrow, 6:51 AM' })).toBeVisible();
  expect(screen.getByText('10:29 AM – 11:43 AM').closest('li')).toHaveTextContent('Avoid starting anything new');
  expect(screen.getByText(/^Today:/)).toHaveTextContent(/\S · Next: .+, Nov 2\d/);
  expect(screen.getByText(/Prabodhini/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open panchanga' })).toHaveAttribute('href', '/devotee/panchanga');
  jest.restoreAllMocks();
});

it('reads what its page has asked for by then', async () => {
  await open();
  await screen.findByRole('link', { name: 'Donate' });
  const expected = firstReads['/devotee/dashboard'].map((address) => address.replace('{year}', String(YEAR)).replace(/#.*/, ''));
  await waitFor(() => expect(network.calls.map(({ address }) => address)).toEqual(expect.arrayContaining(expected)));
});

it('says that Rahu kalam is over once it is', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T18:00:00Z'));
  await open();
  const rahu = (await screen.findByText('10:29 AM – 11:43 AM')).closest('li');
  expect(rahu).toHaveTextContent('Over for today');
  expect(rahu).not.toHaveTextContent('Avoid');
  jest.restoreAllMocks();
});

it('before sunrise tells the times of the date it names, and which of them lie on the day before', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T11:00:00Z'));
  await open();
  expect(
    await screen.findByRole('img', { name: 'Sunrise yesterday, 6:49 AM, sunset yesterday, 4:36 PM, next sunrise 6:51 AM' }),
  ).toBeVisible();
  expect(screen.getByText('9:17 AM – 10:30 AM')).toBeVisible();
  expect(screen.getByText(/Tulasi Vivaha/)).toBeVisible();
  jest.restoreAllMocks();
});

it('says what was given this year, by month beside last year’s, with the same numbers as a table', async () => {
  const page = await open();
  const giving = within(await screen.findByRole('region', { name: 'Giving this year' }));
  expect(await giving.findByText('$152.00')).toBeVisible();
  expect(giving.getByText('2 gifts to 1 temple, each with a receipt')).toBeVisible();
  expect(giving.getByRole('img', { name: `Giving by month in ${YEAR}. The highest was March, at $101.00.` })).toBeVisible();
  await page.user.click(giving.getByRole('button', { name: 'Table' }));
  expect(giving.getAllByText('$101.00').length).toBeGreaterThan(0);
});

it('keeps the newest receipts at hand', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Download receipt SKT-2026-004183 (PDF)' })).toBeVisible();
});

it('leads to the next pooja that isn’t canceled', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Satyanarayana Pooja' })).toHaveAttribute(
    'href',
    `/bookings?booking=${buildBooking().id}`,
  );
});

it('leads to the next event that takes place, and to the household’s next shift', async () => {
  const event = { ...buildParty().event, title: 'Bala Vihar', status: 'canceled' } as const;
  network
    .on(ticketEndpoints.own, { items: [buildParty({ id: 'ended', event }), buildParty()], nextCursor: null })
    .on(ownVolunteeringEndpoints.mine, { items: [buildPlace({ title: 'Parking', status: 'declined' }), buildPlace()], nextCursor: null });
  await open();
  const next = within(await screen.findByRole('region', { name: 'Next event' }));
  expect(await next.findByRole('link', { name: 'Kartika Deepotsavam' })).toHaveAttribute('href', `/devotee/tickets/${buildParty().id}`);
  expect(next.queryByText('Bala Vihar')).toBeNull();
  const shift = within(await screen.findByRole('region', { name: 'Next shift' }));
  expect(shift.getByRole('link', { name: 'Serve annadanam' })).toHaveAttribute('href', '/devotee/volunteer?view=shifts');
  expect(shift.getByText(/^Sun, Dec 6, 11:00 AM/)).toBeVisible();
  expect(shift.getByText('Assigned')).toBeVisible();
});

it('offers events to who has none, and no shifts to who doesn’t help', async () => {
  await open();
  expect(await screen.findByText('You aren’t registered for an event.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find events' })).toHaveAttribute('href', '/community-events');
  expect(screen.queryByRole('region', { name: 'Next shift' })).toBeNull();
});

it('asks for the verified email only while it is not', async () => {
  await open({ emailVerified: false });
  expect(await screen.findByText(/Open it, and you can start giving/)).toBeVisible();
});

it('starts with what to do first where there is nothing yet', async () => {
  network
    .on(templeEndpoints.saved, [])
    .on(receiptEndpoints.own, { items: [], nextCursor: null })
    .on(
      receiptEndpoints.givingYear,
      buildGivingYear(YEAR, { totalCents: 0, giftCount: 0, templeCount: 0, monthCents: new Array(12).fill(0) }),
    );
  await open();
  expect(await screen.findByText('No home temple yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a temple' })).toHaveAttribute('href', '/devotee/add-temple');
  expect(await screen.findByText('No gifts yet this year.')).toBeVisible();
  expect(screen.getByText('Your receipts will appear here.')).toBeVisible();
});

it('says that the home temple is suspended, and offers no gift to it', async () => {
  network.on(templeEndpoints.saved, [buildSaved({ isSuspended: true })]);
  await open();
  expect(await screen.findByText('This temple isn’t taking gifts or bookings right now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'About the temple' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Donate' })).toBeNull();
});

it('keeps the rest working when one card fails, and tries that one again', async () => {
  network.on(receiptEndpoints.givingYear, NETWORK_DOWN);
  const page = await open();
  expect(await screen.findByText('We couldn’t load your giving')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Donate' })).toBeVisible();
  network.on(receiptEndpoints.givingYear, buildGivingYear(YEAR));
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('$152.00')).toBeVisible();
});

it('speaks Hindi', async () => {
  await show(Dashboard, '/devotee/dashboard', { user: buildDonor(), language: 'hi' });
  expect(await screen.findByRole('heading', { level: 1, name: 'नमस्ते, Meera' })).toBeVisible();
});

it('is where the nouns are that say so', async () => {
  await open();
  await waitFor(() => expect(network.nounsRead()).toEqual(dashboardNouns('/devotee/dashboard')));
});

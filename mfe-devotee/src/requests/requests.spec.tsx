import { cartEndpoints, familyEndpoints, type OwnPoojaRequest, poojaRequestEndpoints, templeEndpoints } from '@sannidhi/contracts';
import { buildDonor, fill, type MockNetwork, mockNetwork, NETWORK_DOWN } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildCart } from '../test/cart.ts';
import { buildTemplePage } from '../test/gifts.ts';
import { buildBooking } from '../test/poojas.ts';
import { show } from '../test/show.tsx';
import { Screen as Ask } from './ask-screen.tsx';
import { Screen as Requests } from './requests-screen.tsx';

const user = buildDonor();
const { temple, participants } = buildBooking();
const quote = {
  version: 2,
  service: { id: '0192f0c1-7d1a-7c3e-8a55-000000000091', name: 'Gruhapravesam' },
  priceCents: 211_00,
  ownTransport: false,
  miles: 36,
  travelCents: 40_00,
  totalCents: 251_00,
  depositCents: 101_00,
  priests: 2,
  dates: [
    { date: '2031-12-05', time: '09:00', startsAt: '2031-12-05T14:00:00.000Z' },
    { date: '2031-12-06', time: '18:30', startsAt: '2031-12-06T23:30:00.000Z' },
  ],
  validUntil: '2031-11-27',
  note: 'Have a coconut ready.',
};
const request: OwnPoojaRequest = {
  id: '0192f0c1-7d1a-7c3e-8a55-000000000061',
  status: 'quoted',
  temple,
  title: 'Gruhapravesam',
  wish: 'For our new home',
  place: 'home',
  address: { name: 'Meera', street: '1 Main Street', street2: '', city: 'Princeton', state: 'NJ', zip: '08540' },
  preferred: [{ date: '2031-12-05', part: 'morning' }],
  language: '',
  participants,
  intention: '',
  quote,
  chosen: null,
  startsAt: null,
  bookingId: null,
  refundCents: 0,
  refundableUntil: null,
  paidCents: 0,
  dueCents: 0,
  reason: null,
  createdAt: '2031-11-19T18:00:00.000Z',
};
const ONE = `/bookings?view=requests&request=${request.id}`;

let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork()
    .on(poojaRequestEndpoints.own, { items: [request], nextCursor: null })
    .on(poojaRequestEndpoints.ownOne, request)
    .on(familyEndpoints.list, [])
    .on(templeEndpoints.page, buildTemplePage())
    .on(cartEndpoints.own, buildCart());
});
afterEach(() => network.restore());

it('lists requests and leads to one of them', async () => {
  const page = await show(Requests, '/bookings?view=requests', { user });
  await page.user.click(await screen.findByRole('link', { name: 'Gruhapravesam' }));
  expect(await screen.findByText('$40.00 for 36 miles')).toBeVisible();
  expect(page.address()).toBe(ONE);
});

it('accepts a quote for the chosen date with its deposit, through the cart', async () => {
  network.on(cartEndpoints.add, buildCart());
  const page = await show(Requests, ONE, { user });
  const form = within(await screen.findByRole('form', { name: 'Accept and pay' }));
  await page.user.click(form.getByRole('radio', { name: /December 6/ }));
  await page.user.click(form.getByRole('button', { name: 'Accept and pay' }));
  await waitFor(() => expect(network.callsTo(cartEndpoints.add)).toHaveLength(1));
  expect(network.callsTo(cartEndpoints.add)[0]?.body).toMatchObject({
    kind: 'request',
    item: { requestId: request.id, version: 2, part: 'deposit', choice: 1 },
  });
});

it('offers the dates of a quote that are ahead, under the numbers the temple gave them', async () => {
  const [passed, ahead] = quote.dates;
  const half = { ...quote, dates: [{ ...passed!, startsAt: '2020-12-05T14:00:00.000Z' }, ahead!] };
  network.on(poojaRequestEndpoints.ownOne, { ...request, quote: half }).on(cartEndpoints.add, buildCart());
  const page = await show(Requests, ONE, { user });
  const form = within(await screen.findByRole('form', { name: 'Accept and pay' }));
  expect(form.queryByRole('radio', { name: /December 5/ })).toBeNull();
  expect(form.getByRole('radio', { name: /December 6/ })).toBeChecked();
  await page.user.click(form.getByRole('button', { name: 'Accept and pay' }));
  await waitFor(() => expect(network.callsTo(cartEndpoints.add)[0]?.body).toMatchObject({ item: { choice: 1 } }));
});

it('can only be declined once all of its dates have passed', async () => {
  const dates = quote.dates.map((each) => ({ ...each, startsAt: '2020-12-05T14:00:00.000Z' }));
  network.on(poojaRequestEndpoints.ownOne, { ...request, quote: { ...quote, dates } });
  await show(Requests, ONE, { user });
  expect(await screen.findByText('All dates of this quote have passed. Ask the temple for new ones.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Decline quote' })).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Accept and pay' })).toBeNull();
});

it('declines a quote', async () => {
  network.on(poojaRequestEndpoints.declineQuote, { ...request, status: 'declined' });
  const page = await show(Requests, ONE, { user });
  await page.user.click(await screen.findByRole('button', { name: 'Decline quote' }));
  expect(await screen.findByText('Quote declined')).toBeVisible();
});

it('says what goes back before it cancels an accepted request', async () => {
  const accepted = {
    ...request,
    status: 'accepted' as const,
    paidCents: 101_00,
    refundCents: 101_00,
    dueCents: 150_00,
    chosen: quote.dates[0]!,
  };
  network.on(poojaRequestEndpoints.ownOne, accepted).on(poojaRequestEndpoints.cancel, { ...accepted, status: 'canceled' });
  const page = await show(Requests, ONE, { user });
  expect(await screen.findByRole('button', { name: 'Pay the rest, $150.00' })).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Cancel request' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Gruhapravesam?' }));
  expect(dialog.getByText('You’ll get $101.00 back.')).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: 'Cancel request' }));
  expect(await screen.findByText('Request canceled')).toBeVisible();
  expect(network.callsTo(poojaRequestEndpoints.cancel)[0]?.body).toEqual({ seenRefundCents: 101_00 });
});

it('says until when a scheduled request is paid back, and that it is too late after', async () => {
  const scheduled = { ...request, status: 'scheduled' as const, startsAt: '2031-12-05T14:00:00.000Z', paidCents: 251_00 };
  network.on(poojaRequestEndpoints.ownOne, { ...scheduled, refundCents: 251_00, refundableUntil: '2031-12-04T14:00:00.000Z' });
  const page = await show(Requests, ONE, { user });
  expect(await screen.findByText('Full refund until')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Cancel request' }));
  expect(await screen.findByText('You’ll get $251.00 back.')).toBeVisible();
  page.unmount();
  network.on(poojaRequestEndpoints.ownOne, scheduled);
  const late = await show(Requests, ONE, { user });
  await late.user.click(await screen.findByRole('button', { name: 'Cancel request' }));
  expect(await screen.findByText(/too late for a refund/)).toBeVisible();
});

it('can’t be canceled once it has begun', async () => {
  network.on(poojaRequestEndpoints.ownOne, { ...request, status: 'scheduled', startsAt: '2021-12-05T14:00:00.000Z' });
  await show(Requests, ONE, { user });
  expect(await screen.findByText('Your request')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel request' })).toBeNull();
});

it('asks a temple, with an address only where it comes home', async () => {
  network.on(poojaRequestEndpoints.make, { ...request, status: 'requested' });
  const page = await show(Ask, `/pooja-services?view=request&temple=${temple.slug}`, { user });
  const form = within(await screen.findByRole('form', { name: 'Request a pooja' }));
  await page.user.click(form.getByRole('button', { name: 'Send request' }));
  expect((await form.findAllByText('Choose a pooja or describe what you need'))[0]).toBeVisible();
  await fill(page.user, form.getByLabelText('What would you like?'), 'Bhoomi pooja');
  await page.user.click(form.getByRole('radio', { name: /At the temple/ }));
  expect(form.queryByLabelText('Street and number')).toBeNull();
  await fill(page.user, form.getByLabelText('Date 1'), '2031-12-05');
  await fill(page.user, form.getByLabelText('Name'), 'Meera Raghunathan');
  await page.user.click(form.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(network.callsTo(poojaRequestEndpoints.make)).toHaveLength(1));
  expect(network.callsTo(poojaRequestEndpoints.make)[0]?.body).toMatchObject({
    wish: 'Bhoomi pooja',
    place: 'temple',
    address: null,
    serviceId: null,
    preferred: [{ date: '2031-12-05', part: 'morning' }],
    participants: [{ name: 'Meera Raghunathan' }],
  });
});

it('says that requests didn’t load', async () => {
  network.on(poojaRequestEndpoints.own, NETWORK_DOWN);
  await show(Requests, '/bookings?view=requests', { user });
  expect(await screen.findByText('We couldn’t load your requests')).toBeVisible();
});

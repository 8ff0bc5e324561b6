import {
  type PoojaRequestDetail,
  type PoojaService,
  poojaRequestEndpoints,
  poojaServiceEndpoints,
  poojaServiceSchema,
} from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { page, testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { RequestsView } from './requests-view.tsx';

const AT = '/temple-admin/pooja-requests';
const pooja = { ...poojaServiceSchema.getDefault(), id: testId(1201), name: 'Gruhapravesam' } as unknown as PoojaService;
const unknown = { rashi: null, relation: null, pronunciation: null, familyMemberId: null };
const request: PoojaRequestDetail = {
  id: testId(1202),
  status: 'requested',
  title: 'Gruhapravesam',
  wish: 'For our new home',
  place: 'home',
  address: { name: 'Meera', street: '1 Main Street', street2: '', city: 'Princeton', state: 'NJ', zip: '08540' },
  preferred: [{ date: '2026-12-05', part: 'evening' }],
  language: 'Telugu',
  participants: [{ name: 'Meera Raghunathan', gotra: 'Bharadwaja', nakshatra: 4, ...unknown }],
  intention: '',
  quote: null,
  chosen: null,
  startsAt: null,
  bookingId: null,
  paidCents: 0,
  dueCents: 0,
  reason: null,
  createdAt: '2026-11-19T18:00:00.000Z',
  bookedBy: 'Meera Raghunathan',
  email: 'meera@example.test',
  serviceId: null,
  awayMiles: 18,
  payments: [],
  next: ['quoted', 'declined', 'expired', 'canceled'],
  markableFrom: null,
};
const quote = {
  version: 1,
  service: { id: pooja.id, name: pooja.name },
  priceCents: 21_100,
  ownTransport: false,
  miles: 36,
  travelCents: 4_000,
  totalCents: 25_100,
  depositCents: 10_100,
  priests: 1,
  dates: [{ date: '2026-12-05', time: '18:00', startsAt: '2026-12-05T23:00:00.000Z' }],
  validUntil: '2026-11-27',
  note: '',
};
const accepted: PoojaRequestDetail = {
  ...request,
  status: 'accepted',
  quote,
  chosen: { date: '2026-12-05', time: '18:00' },
  paidCents: 10_100,
  dueCents: 15_000,
  payments: [{ orderId: testId(1203), part: 'deposit', amountCents: 10_100, refundedCents: 0 }],
  next: ['scheduled', 'canceled'],
};

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork()
    .on(poojaRequestEndpoints.list, page({ ...request, city: 'Princeton', date: '2026-12-05', totalCents: null }))
    .on(poojaRequestEndpoints.detail, request)
    .on(poojaServiceEndpoints.list, [pooja]);
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

async function openRequest(options = {}) {
  const rendered = await renderOffice(RequestsView, { at: AT, ...options });
  await rendered.user.click(await screen.findByRole('row', { name: /Meera/ }));
  expect(await screen.findByText(/1 Main Street/)).toBeVisible();
  return rendered;
}

it('quotes with what the request suggests, and sums it up', async () => {
  network.on(poojaRequestEndpoints.quote, { ...request, status: 'quoted', quote });
  const { user } = await openRequest();
  // Beside the panel, names and poojas need the room.
  expect(screen.queryByRole('columnheader', { name: 'Received' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Quote' })).toBeNull();
  expect(screen.getByRole('cell', { name: request.title })).toHaveAttribute('data-full');
  await user.click(screen.getByRole('button', { name: 'Send a quote' }));
  const form = within(await screen.findByRole('form', { name: 'Send a quote' }));
  expect(form.getByText(/about 18 miles away/)).toBeVisible();
  await user.selectOptions(form.getByLabelText('Pooja'), await form.findByRole('option', { name: 'Gruhapravesam' }));
  await fill(user, form.getByLabelText('Price'), '211');
  await fill(user, form.getByLabelText('Travel'), '40');
  await fill(user, form.getByLabelText('Deposit'), '300');
  await user.click(form.getByRole('button', { name: 'Send quote' }));
  expect((await form.findAllByText(/deposit is more than the total/))[0]).toBeVisible();
  await user.clear(form.getByLabelText('Deposit'));
  await fill(user, form.getByLabelText('Deposit'), '101');
  expect(form.getByText('Total: $251.00')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Send quote' }));
  await waitFor(() => expect(network.callsTo(poojaRequestEndpoints.quote)).toHaveLength(1));
  expect(network.callsTo(poojaRequestEndpoints.quote)[0]?.body).toMatchObject({
    serviceId: pooja.id,
    priceCents: 21_100,
    miles: 36,
    travelCents: 4_000,
    depositCents: 10_100,
    dates: [{ date: '2026-12-05', time: '18:00' }],
    validUntil: '2026-11-27',
  });
});

it('declines with a reason', async () => {
  network.on(poojaRequestEndpoints.decline, { ...request, status: 'declined' });
  const { user } = await openRequest();
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  const form = within(await screen.findByRole('form', { name: 'Decline' }));
  await user.click(form.getByRole('button', { name: 'Decline' }));
  expect(await form.findByText('Enter a reason')).toBeVisible();
  await fill(user, form.getByLabelText('Reason'), 'No priest is free');
  await user.click(form.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(network.callsTo(poojaRequestEndpoints.decline)[0]?.body).toEqual({ reason: 'No priest is free' }));
});

it('schedules an accepted request on the date its family chose', async () => {
  network.on(poojaRequestEndpoints.detail, accepted).on(poojaRequestEndpoints.schedule, { ...accepted, status: 'scheduled' });
  const { user } = await openRequest();
  expect(screen.getByText('$150.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  const form = within(await screen.findByRole('form', { name: 'Schedule' }));
  await user.click(form.getByRole('button', { name: 'Schedule' }));
  await waitFor(() =>
    expect(network.callsTo(poojaRequestEndpoints.schedule)[0]?.body).toMatchObject({ date: '2026-12-05', time: '18:00' }),
  );
});

it('marks a request performed from its day on, and says when that is', async () => {
  const next: PoojaRequestDetail['next'] = ['scheduled', 'completed', 'canceled'];
  network.on(poojaRequestEndpoints.detail, { ...accepted, status: 'scheduled', next, markableFrom: '2026-12-05T05:00:00.000Z' });
  await openRequest();
  expect(screen.getByText('You can mark it performed from Dec 5, 12:00 AM on.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark performed' })).toBeNull();
});

it('shows a viewer the request without anything to do', async () => {
  await openRequest({ user: buildStaff('viewer') });
  expect(screen.queryByRole('button', { name: 'Send a quote' })).toBeNull();
});

it('leaves refunds to those who may cancel', async () => {
  network.on(poojaRequestEndpoints.detail, accepted);
  await openRequest({ user: buildStaff('front-desk') });
  expect(screen.getByRole('button', { name: 'Schedule' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel request' })).toBeNull();
});

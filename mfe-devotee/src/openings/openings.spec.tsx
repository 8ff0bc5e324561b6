import { familyEndpoints, type OpeningView, openingEndpoints, poojaServiceEndpoints } from '@sannidhi/contracts';
import { buildDonor, type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildOffer, POOJA_AT, POOJA_DATE } from '../test/poojas.ts';
import { show } from '../test/show.tsx';
import { openingPath } from './opening-paths.ts';
import { Screen as Opening } from './opening-screen.tsx';

const user = buildDonor();
const offer = buildOffer();
const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
const buildOpening = (facts: Partial<OpeningView> = {}): OpeningView => ({
  id: '0192f0c1-7d1a-7c3e-8a55-0000000000f1',
  name: 'Vaikuntha Ekadashi darshan',
  about: 'Families pass through the north gate.',
  kind: 'line',
  status: 'waiting',
  temple: offer.temple,
  waitsAt: inMinutes(-5),
  opensAt: inMinutes(10),
  closesAt: inMinutes(600),
  slots: [
    {
      id: '0192f0c1-7d1a-7c3e-8a55-000000000081',
      serviceId: offer.id,
      service: offer.name,
      startsAt: POOJA_AT,
      endsAt: POOJA_AT,
      date: POOJA_DATE,
      time: '11:00',
      free: 3,
      capacity: 8,
      registered: 12,
      canceled: false,
    },
  ],
  order: { seedHash: 'a'.repeat(64), seed: null, tickets: null, listHash: null },
  admitMinutes: 10,
  placesEach: 1,
  payHours: 24,
  canceledWhy: null,
  now: new Date().toISOString(),
  ...facts,
});
const AT = openingPath(offer.temple.slug, buildOpening().id);
const NOTHING = { participants: [], intention: '', inAbsentia: false, prasadamTo: null };
const place = { ticket: 'T1', turn: null, admittedUntil: null, slotId: null, ...NOTHING };
const own = (facts: object | null, reminder = false) => ({
  openingId: buildOpening().id,
  reminder,
  place: facts && { ...place, status: 'waiting' as const, ...facts },
});

let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork()
    .on(openingEndpoints.view, buildOpening())
    .on(openingEndpoints.own, own(null))
    .on(openingEndpoints.join, own({}))
    .on(familyEndpoints.list, [])
    .on(poojaServiceEndpoints.offer, offer);
});
afterEach(() => network.restore());

it('shows everyone when the sale opens, and how its order is decided', async () => {
  const page = await show(Opening, AT);
  expect(await screen.findByRole('heading', { level: 1, name: 'Vaikuntha Ekadashi darshan' })).toBeVisible();
  expect(screen.getByText(/^On sale /)).toBeVisible();
  const check = screen.getByText('How to check it');
  expect(screen.getByText('a'.repeat(64))).not.toBeVisible();
  await page.user.click(check);
  expect(screen.getByText('a'.repeat(64))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in to join' })).toHaveAttribute('href', `/login?return=${encodeURIComponent(AT)}`);
});

it('enters the waiting room', async () => {
  const page = await show(Opening, AT, { user });
  const enter = await screen.findByRole('button', { name: 'Enter the waiting room' });
  network.on(openingEndpoints.own, own({}));
  await page.user.click(enter);
  expect(await screen.findByText('You’re in the waiting room.')).toBeVisible();
  expect(network.callsTo(openingEndpoints.join)).toHaveLength(1);
});

it('lets in who has a turn to book a time', async () => {
  network.on(openingEndpoints.view, buildOpening({ status: 'open' }));
  network.on(openingEndpoints.own, own({ status: 'admitted', turn: 3, admittedUntil: inMinutes(8) }));
  await show(Opening, AT, { user });
  expect(await screen.findByText('It’s your turn')).toBeVisible();
  expect(await screen.findByRole('radio', { name: /3 of 8 left/ })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
});

it('says that it is sold out, and offers the waitlist', async () => {
  const [slot] = buildOpening().slots;
  network.on(openingEndpoints.view, buildOpening({ status: 'sold-out', slots: slot ? [{ ...slot, free: 0 }] : [] }));
  const page = await show(Opening, AT, { user });
  expect(await screen.findByText('Sold out', { selector: 'p' })).toBeVisible();
  await page.user.click(await screen.findByRole('radio', { name: /Full. Join the waitlist/ }));
  expect(screen.getByRole('button', { name: 'Join the waitlist' })).toBeVisible();
});

it('reminds who asks for it before the waiting room opens', async () => {
  network.on(openingEndpoints.view, buildOpening({ status: 'announced', waitsAt: inMinutes(5) }));
  network.on(openingEndpoints.remind, own(null, true));
  const page = await show(Opening, AT, { user });
  await page.user.click(await screen.findByRole('button', { name: 'Remind me' }));
  await waitFor(() => expect(network.callsTo(openingEndpoints.remind)[0]?.body).toEqual({ on: true }));
});

it('shows the seed and the tickets once the order is decided', async () => {
  const order = { seedHash: 'a'.repeat(64), seed: 'b'.repeat(64), tickets: 40, listHash: 'c'.repeat(64) };
  network.on(openingEndpoints.view, buildOpening({ kind: 'draw', status: 'closed', order }));
  network.on(openingEndpoints.own, own({ status: 'drawn', turn: 7 }));
  const page = await show(Opening, AT, { user });
  await page.user.click(await screen.findByText('How to check it'));
  expect(screen.getByText('b'.repeat(64))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download all 40 tickets' })).toBeVisible();
  expect(await screen.findByText('Your turn was number 7.')).toBeVisible();
});

it('says when there is no such opening', async () => {
  network.on(openingEndpoints.view, refusal('not-found'));
  await show(Opening, AT);
  expect(await screen.findByText('We can’t find this opening')).toBeVisible();
});

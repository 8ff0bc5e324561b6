import { bookingEndpoints, cartEndpoints, familyEndpoints, type OwnWait, poojaServiceEndpoints } from '@sannidhi/contracts';
import { buildDonor, type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildCart } from '../test/cart.ts';
import { buildMember } from '../test/family.ts';
import { buildOffer, buildWait } from '../test/poojas.ts';
import { show } from '../test/show.tsx';
import { Screen as Waitlists } from './waitlists-screen.tsx';

const user = buildDonor();
let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork().on(poojaServiceEndpoints.offer, buildOffer()).on(cartEndpoints.own, buildCart());
});
afterEach(() => network.restore());

it('shows the position on a waitlist, and leaves it once that is confirmed', async () => {
  network.on(bookingEndpoints.waits, [buildWait()]).on(bookingEndpoints.leave, undefined);
  const page = await show(Waitlists, '/bookings?view=waitlists', { user });
  expect(await screen.findByText('Number 2 in line')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Leave waitlist' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave the waitlist?' }));
  expect(network.callsTo(bookingEndpoints.leave)).toEqual([]);
  await page.user.click(question.getByRole('button', { name: 'Leave waitlist' }));
  expect(await screen.findByText('You left the waitlist')).toBeVisible();
});

it('accepts a place without a rashi that the nakshatra isn’t in, as older entries have it', async () => {
  const [meera] = buildWait().participants;
  const typed = { ...meera!, nakshatra: 4, rashi: 7, familyMemberId: null };
  const participants = [typed, { ...typed, familyMemberId: '0192f0c1-7d1a-7c3e-8a55-000000000071' }];
  const offered = buildWait({ status: 'offered', participants, position: null, offeredUntil: '2031-01-01T10:00:00.000Z' });
  network.on(bookingEndpoints.waits, [offered]).on(cartEndpoints.add, buildCart());
  const page = await show(Waitlists, '/bookings?view=waitlists', { user });
  await page.user.click(await screen.findByRole('button', { name: 'Accept and pay' }));
  await waitFor(() => expect(page.address()).toBe('/devotee/donate?view=cart'));
  expect(network.callsTo(cartEndpoints.add).at(-1)?.body).toMatchObject({
    item: {
      participants: [
        { nakshatra: 4, rashi: null },
        { nakshatra: 4, rashi: 7 },
      ],
    },
  });
});

it('puts an offered place into the cart with its names, or says that the offer is over', async () => {
  const prasadamTo = { name: 'Meera', street: '1 Main Street', street2: '', city: 'Edison', state: 'NJ', zip: '08820' };
  const offered = buildWait({ status: 'offered', prasadamTo, position: null, offeredUntil: '2031-01-01T10:00:00.000Z' });
  network.on(bookingEndpoints.waits, [offered]).on(cartEndpoints.add, refusal('place-gone'));
  const page = await show(Waitlists, '/bookings?view=waitlists', { user });
  expect(await screen.findByText('Prasadam will be mailed to Meera, 1 Main Street, Edison, NJ 08820')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Accept and pay' }));
  expect(await screen.findByText('We couldn’t save this')).toBeVisible();
  network.on(cartEndpoints.add, buildCart());
  await page.user.click(screen.getByRole('button', { name: 'Accept and pay' }));
  await waitFor(() => expect(page.address()).toBe('/devotee/donate?view=cart'));
  expect(network.callsTo(cartEndpoints.add).at(-1)?.body).toMatchObject({
    kind: 'pooja',
    item: { waitId: offered.id, participants: offered.participants, prasadamTo },
  });
});

describe('a waitlist for several places', () => {
  const offer = { status: 'offered', position: null, offeredUntil: '2031-01-01T10:00:00.000Z' } as const;
  const showWait = (wait: OwnWait) => {
    network.on(bookingEndpoints.waits, [wait]).on(familyEndpoints.list, [buildMember()]);
    return show(Waitlists, '/bookings?view=waitlists', { user });
  };

  it('says for how many it is, and keeps waiting for all where some are offered', async () => {
    const wait = buildWait({ ...offer, places: 3, takesFewer: true, offeredPlaces: 2 });
    network.on(bookingEndpoints.keepWaiting, buildWait({ places: 3 }));
    const page = await showWait(wait);
    expect(await screen.findByText(/^2 of 3 places are free, and yours until/)).toBeVisible();
    network.on(bookingEndpoints.waits, [buildWait({ places: 3 })]);
    await page.user.click(screen.getByRole('button', { name: 'Keep waiting for all' }));
    expect(await screen.findByText('You’re waiting for all places together')).toBeVisible();
    expect(await screen.findByText('For 3 places together')).toBeVisible();
  });

  it('books each of the offered places for the people it names, and goes on where one was refused', async () => {
    const wait = buildWait({ ...offer, places: 2, offeredPlaces: 2 });
    network.on(cartEndpoints.add, buildCart());
    const page = await showWait(wait);
    await page.user.click(await screen.findByRole('button', { name: 'Accept and add names' }));
    const second = within(await screen.findByRole('region', { name: 'Booking 2 of 2' }));
    await page.user.click(screen.getByRole('button', { name: 'Accept and pay' }));
    expect(await second.findByText('Add at least one name')).toBeVisible();
    expect(network.callsTo(cartEndpoints.add)).toHaveLength(0);
    await page.user.click(second.getByRole('checkbox', { name: new RegExp(buildMember().name) }));
    network.on(cartEndpoints.add, ({ body }) =>
      (body as { item: { waitPlace: number } }).item.waitPlace === 2 ? refusal('booking-limit') : buildCart(),
    );
    await page.user.click(screen.getByRole('button', { name: 'Accept and pay' }));
    expect(await screen.findByText('You’ve reached the limit of bookings for this pooja.')).toBeVisible();
    network.on(cartEndpoints.add, buildCart());
    await page.user.click(screen.getByRole('button', { name: 'Accept and pay' }));
    await waitFor(() => expect(page.address()).toBe('/devotee/donate?view=cart'));
    const sent = network.callsTo(cartEndpoints.add).map(({ body }) => (body as { item: object }).item);
    expect(sent).toMatchObject([
      { waitId: wait.id, waitPlace: 1, participants: wait.participants },
      { waitPlace: 2 },
      { waitId: wait.id, waitPlace: 2, participants: [{ name: buildMember().name }] },
    ]);
  });
});

import { cartEndpoints, publicCalendarEndpoints, templeEndpoints, templeVisitEndpoints } from '@sannidhi/contracts';
import { buildDonor, fill, type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Screen as NotOpenScreen } from '../not-open/not-open-screen.tsx';
import { buildCart, buildCartOrder } from '../test/cart.ts';
import { ANNADANAM, buildSaved, buildTemple, buildTemplePage } from '../test/gifts.ts';
import { show } from '../test/show.tsx';
import { Screen as AddTemple } from './add-temple.tsx';
import { Screen as MyTemple } from './my-temple.tsx';
import { Screen as SavedTemples } from './saved-temples.tsx';

const user = buildDonor();
const home = buildSaved();
const other = buildSaved({ id: '0192f0c1-7d1a-7c3e-8a55-000000000002', slug: 'durga-bari-troy', name: 'Durga Bari', home: false });
let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork()
    .on(templeVisitEndpoints.visit, { hours: { weekly: [], special: [] }, photos: [] })
    .on(publicCalendarEndpoints.read, { timeZone: 'America/New_York', days: [], layers: [], entries: [] });
});
afterEach(() => network.restore());

it('[1.13] makes another saved temple the home temple', async () => {
  network.on(templeEndpoints.saved, [home, other]).on(templeEndpoints.makeHome, [
    { ...other, home: true },
    { ...home, home: false },
  ]);
  const page = await show(SavedTemples, '/devotee/temples', { user });
  await page.user.click(await screen.findByRole('button', { name: 'Make Durga Bari your home temple' }));
  expect(await screen.findByText('Durga Bari is now your home temple')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make Sri Kamakshi Temple your home temple' })).toBeVisible();
  expect(network.callsTo(templeEndpoints.makeHome)[0]?.path).toContain(other.id);
});

it('forgets a temple, and brings it back', async () => {
  network.on(templeEndpoints.saved, [home, other]).on(templeEndpoints.unsave, [home]).on(templeEndpoints.save, [home, other]);
  const page = await show(SavedTemples, '/devotee/temples', { user });
  await page.user.click(await screen.findByRole('button', { name: 'Remove Durga Bari from your temples' }));
  await waitFor(() => expect(screen.queryByText('Durga Bari')).toBeNull());
  await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Durga Bari')).toBeVisible();
});

it('offers no undo for a suspended temple, which nobody can save again', async () => {
  network.on(templeEndpoints.saved, [home, { ...other, isSuspended: true }]).on(templeEndpoints.unsave, [home]);
  const page = await show(SavedTemples, '/devotee/temples', { user });
  await page.user.click(await screen.findByRole('button', { name: 'Remove Durga Bari from your temples' }));
  expect(await screen.findByText('Removed Durga Bari')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('says when a change was refused', async () => {
  network.on(templeEndpoints.saved, [home, other]).on(templeEndpoints.makeHome, refusal('state-conflict'));
  const page = await show(SavedTemples, '/devotee/temples', { user });
  await page.user.click(await screen.findByRole('button', { name: 'Make Durga Bari your home temple' }));
  expect(await screen.findByText('We couldn’t update your temples')).toBeVisible();
});

it('finds a temple by name or city, keeps the words in the address, and saves it', async () => {
  network
    .on(templeEndpoints.saved, [])
    .on(templeEndpoints.list, ({ query }) => ({ items: query.get('search') ? [buildTemple()] : [], nextCursor: null }))
    .on(templeEndpoints.save, [home]);
  const page = await show(AddTemple, '/devotee/add-temple', { user });
  await fill(page.user, await screen.findByRole('searchbox', { name: 'Temple or city' }), 'Edison');
  await page.user.click(screen.getByRole('button', { name: 'Search' }));
  await page.user.click(await screen.findByRole('button', { name: 'Save Sri Kamakshi Temple' }));
  expect(page.address()).toBe('/devotee/add-temple?search=Edison');
  expect(await screen.findByRole('button', { name: 'Saved Sri Kamakshi Temple' })).toBeDisabled();
});

it('says when no temple matches, and clears the search', async () => {
  network
    .on(templeEndpoints.saved, [])
    .on(templeEndpoints.list, ({ query }) => ({ items: query.get('search') ? [] : [buildTemple()], nextCursor: null }));
  const page = await show(AddTemple, '/devotee/add-temple?search=Nowhere', { user });
  expect(await screen.findByText('No temples match')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByText('Sri Kamakshi Temple')).toBeVisible();
});

it('shows the home temple with what one can give for', async () => {
  network.on(templeEndpoints.saved, [home]).on(templeEndpoints.page, buildTemplePage());
  await show(MyTemple, '/devotee/my-temple', { user });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sri Kamakshi Temple' })).toBeVisible();
  expect(screen.getByText('Kamakshi, Ganesha')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Give to Annadanam' })).toHaveAttribute('href', expect.stringContaining('fund='));
});

it('shows a week at the home temple: festivals, events and poojas with the way to each', async () => {
  const entry = { layer: 'poojas', place: 'Main hall', date: '2026-11-24', endsAt: '2026-11-24T23:00:00.000Z' };
  network.on(templeEndpoints.saved, [home]).on(templeEndpoints.page, buildTemplePage());
  network.on(publicCalendarEndpoints.read, {
    timeZone: 'America/New_York',
    days: [
      { date: '2026-11-23', festivals: [] },
      { date: '2026-11-24', festivals: ['Kartika Purnima'] },
    ],
    layers: [],
    entries: [{ ...entry, title: 'Archana', startsAt: '2026-11-24T14:00:00.000Z', times: 3, path: '/pooja-booking?temple=a&pooja=b' }],
  });
  const page = await show(MyTemple, '/devotee/my-temple', { user });
  const week = within(await screen.findByRole('region', { name: 'A week at the temple' }));
  expect(await week.findByText('Kartika Purnima')).toBeVisible();
  expect(week.getByRole('heading', { name: 'Tuesday, Nov 24' })).toBeVisible();
  expect(week.queryByRole('heading', { name: /Nov 23/ })).toBeNull();
  expect(week.getByRole('link', { name: 'Archana' })).toHaveAttribute('href', '/pooja-booking?temple=a&pooja=b');
  expect(week.getByText('Main hall, 2 more times')).toBeVisible();
  await page.user.click(week.getByRole('button', { name: 'Next week' }));
  await waitFor(() => expect(network.callsTo(publicCalendarEndpoints.read)).toHaveLength(2));
});

it('says that a suspended home temple takes nothing, and offers no gift', async () => {
  const suspended = { ...buildTemplePage(), funds: [], takesPayments: false, isSuspended: true };
  network.on(templeEndpoints.saved, [home]).on(templeEndpoints.page, suspended);
  await show(MyTemple, '/devotee/my-temple', { user });
  expect(await screen.findByText('This temple isn’t taking gifts or bookings right now')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Donate' })).toBeNull();
});

it('keeps a suspended temple in the list, with the reason and without a gift', async () => {
  network.on(templeEndpoints.saved, [{ ...home, isSuspended: true }, other]);
  await show(SavedTemples, '/devotee/temples', { user });
  expect(await screen.findByText('This temple isn’t taking gifts or bookings right now')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Donate to Sri Kamakshi Temple' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Donate to Durga Bari' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Sri Kamakshi Temple from your temples' })).toBeVisible();
});

it('asks for a home temple where there is none', async () => {
  network.on(templeEndpoints.saved, []);
  await show(MyTemple, '/devotee/my-temple', { user });
  expect(await screen.findByText('No home temple yet')).toBeVisible();
});

it.each([['/donor/community', 'Community']])('says honestly at %s that the page is not open yet', async (at, title) => {
  await show(NotOpenScreen, at, { user });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText('Coming soon')).toBeVisible();
});

it('puts a purpose of the home temple into the cart', async () => {
  network
    .on(templeEndpoints.saved, [home])
    .on(templeEndpoints.page, buildTemplePage())
    .on(cartEndpoints.own, buildCart())
    .on(cartEndpoints.add, buildCart(buildCartOrder()));
  const page = await show(MyTemple, '/devotee/my-temple', { user });
  await page.user.click(await screen.findByRole('button', { name: 'Add Annadanam to your cart' }));
  expect(await screen.findByRole('dialog', { name: 'How much for Annadanam?' })).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: '$21' }));
  await page.user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByText('Added to your cart')).toBeVisible();
  expect(network.callsTo(cartEndpoints.add)[0]?.body).toMatchObject({ item: { fundId: ANNADANAM.id, amountCents: 21_00 } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

import { GUEST_DRAFT_KEY, publicCalendarEndpoints, publicEventEndpoints, templeEndpoints, templeVisitEndpoints } from '@sannidhi/contracts';
import { buildDonor, type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen } from '@testing-library/react';
import { ANNADANAM, buildTemplePage } from '../test/gifts.ts';
import { show } from '../test/show.tsx';
import { Screen } from './temple.tsx';

const SLUG = 'sri-kamakshi-edison';
const AT = `/temples/${SLUG}`;
let network: MockNetwork;
beforeEach(() => {
  sessionStorage.clear();
  network = mockNetwork()
    .on(templeEndpoints.page, buildTemplePage())
    .on(publicEventEndpoints.find, { items: [], nextCursor: null })
    .on(templeVisitEndpoints.visit, { hours: { weekly: [], special: [] }, photos: [] })
    .on(publicCalendarEndpoints.read, { timeZone: 'America/New_York', days: [], layers: [], entries: [] });
});
afterEach(() => network.restore());

it('shows a temple to everyone, and a guest’s gift starts with the purpose they chose', async () => {
  const { user } = await show(Screen, AT, { path: '/temples/:slug' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sri Kamakshi Temple' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Donate' })).toHaveAttribute('href', `/donate?temple=${SLUG}`);
  expect(screen.getByRole('link', { name: 'Book a pooja' })).toHaveAttribute('href', `/pooja-booking?temple=${SLUG}`);
  const give = screen.getByRole('link', { name: 'Give to Annadanam' });
  expect(give).toHaveAttribute('href', `/donate?temple=${SLUG}`);
  await user.click(give);
  expect(JSON.parse(sessionStorage.getItem(GUEST_DRAFT_KEY) ?? '{}')).toMatchObject({ templeSlug: SLUG, fundId: ANNADANAM.id });
});

it('leads devotees to their own form', async () => {
  await show(Screen, AT, { user: buildDonor() });
  const give = await screen.findByRole('link', { name: 'Give to Annadanam' });
  expect(give).toHaveAttribute('href', `/devotee/donate?temple=${SLUG}&fund=${ANNADANAM.id}`);
});

it('offers nothing at a suspended temple', async () => {
  network.on(templeEndpoints.page, { ...buildTemplePage(), isSuspended: true });
  await show(Screen, AT, { user: buildDonor() });
  expect(await screen.findByText('This temple isn’t taking gifts or bookings right now')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Donate' })).toBeNull();
});

it('offers the search for a temple that isn’t there', async () => {
  network.on(templeEndpoints.page, refusal('not-found'));
  await show(Screen, '/temples/nobody');
  expect(await screen.findByText('We couldn’t find the temple for this link')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a temple' })).toHaveAttribute('href', '/donate');
});

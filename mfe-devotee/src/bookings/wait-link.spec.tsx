import { type LinkedWait, waitLinkEndpoints, waitLinkPath } from '@sannidhi/contracts';
import { type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildWait } from '../test/poojas.ts';
import { show } from '../test/show.tsx';
import { Screen } from './wait-link-screen.tsx';

const { slot, temple, places, takesFewer } = buildWait();
const OFFERED: LinkedWait = {
  status: 'offered',
  slot,
  temple: { ...temple, phone: '+17325550142' },
  places,
  takesFewer,
  offeredPlaces: 1,
  claimedPlaces: 0,
  position: null,
  offeredUntil: '2026-11-22T18:00:00.000Z',
};
const AT = waitLinkPath(temple.slug, 'link');

let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork().on(waitLinkEndpoints.wait, OFFERED);
});
afterEach(() => network.restore());

it('shows what is offered, until when and how to take it, without signing in, and gives it up once that is confirmed', async () => {
  const { user } = await show(Screen, AT);
  expect(await screen.findByText(/^A place is yours until /)).toBeVisible();
  expect(screen.getByText(/^Come to the temple’s counter by then and pay there/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call (732) 555-0142' })).toHaveAttribute('href', 'tel:+17325550142');
  const left: LinkedWait = { ...OFFERED, status: 'left', offeredPlaces: 0, offeredUntil: null };
  network.on(waitLinkEndpoints.leave, left).on(waitLinkEndpoints.wait, left);
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    return within(await screen.findByRole('dialog', { name: 'Decline this offer?' }));
  };
  await user.click((await ask()).getByRole('button', { name: 'Keep offer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(network.callsTo(waitLinkEndpoints.leave)).toEqual([]);
  await user.click((await ask()).getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Left the list')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull());
  expect(network.callsTo(waitLinkEndpoints.leave)).toMatchObject([{ params: { link: 'link' } }]);
});

it.each([
  [{}, 'Come to the temple’s counter by then and pay there.'],
  [{ places: 3 }, /To keep waiting for all of them, tell the counter\.$/],
])('asks nobody to call a temple without a phone number', async (wait, said) => {
  network.on(waitLinkEndpoints.wait, { ...OFFERED, ...wait, temple: { ...temple, phone: null } });
  await show(Screen, AT);
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByText(/call/i)).toBeNull();
});

it('shows the place in line while nothing is offered', async () => {
  network.on(waitLinkEndpoints.wait, { ...OFFERED, status: 'waiting', offeredPlaces: 0, position: 2, offeredUntil: null });
  await show(Screen, AT);
  expect(await screen.findByText('Number 2 in line')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Leave waitlist' })).toBeVisible();
});

it('says that a link isn’t one of ours', async () => {
  network.on(waitLinkEndpoints.wait, refusal('not-found'));
  await show(Screen, AT);
  expect(await screen.findByText('This link doesn’t work')).toBeVisible();
});

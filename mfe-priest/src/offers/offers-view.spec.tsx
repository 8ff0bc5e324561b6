import { type PriestAssignment, priestAssignmentEndpoints } from '@sannidhi/contracts';
import { buildPriest, fill, type MockNetwork, mockNetwork, NETWORK_DOWN, refusal, renderScreen } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import area from '../area.ts';
import { Screen } from './offers-view.tsx';

const offer: PriestAssignment = {
  id: '0190a000-0000-7000-8000-000000000001',
  state: 'offered',
  temple: { slug: 'sri-kamakshi-edison', name: 'Sri Kamakshi Temple', city: 'Edison', state: 'NJ', timeZone: 'America/New_York' },
  slotId: '0190a000-0000-7000-8000-000000000002',
  requestId: null,
  service: 'Satyanarayana Pooja',
  location: 'temple',
  place: 'Main hall',
  startsAt: '2099-11-24T21:00:00.000Z',
  endsAt: '2099-11-24T22:30:00.000Z',
  position: 1,
  priestsNeeded: 1,
  families: 8,
  answerBy: '2099-11-21T20:00:00.000Z',
  answeredAt: null,
  reason: null,
};

let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork()
    .on(priestAssignmentEndpoints.waiting, { waiting: 1 })
    .on(priestAssignmentEndpoints.own, ({ query }) => ({ items: query.get('state') === 'offered' ? [offer] : [], nextCursor: null }))
    .on(priestAssignmentEndpoints.accept, { ...offer, state: 'accepted' })
    .on(priestAssignmentEndpoints.decline, { ...offer, state: 'declined' });
});
afterEach(() => network.restore());

const draw = () =>
  renderScreen(<Screen />, {
    at: '/priest/dashboard?view=offers',
    user: buildPriest(),
    density: 'priest',
    messages: { [area.name]: area.messages },
  });

it('shows what a temple asks for, when, and until when it can be answered', async () => {
  await draw();
  expect(await screen.findByText('Satyanarayana Pooja')).toBeVisible();
  expect(screen.getByText('Sri Kamakshi Temple, Main hall')).toBeVisible();
  expect(screen.getByText(/^Tue, Nov 24.*4:00 PM/)).toBeVisible();
});

it('accepts an offer', async () => {
  const { user } = await draw();
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(network.callsTo(priestAssignmentEndpoints.accept)).toHaveLength(1));
});

it('says why an offer can’t be accepted anymore', async () => {
  network.on(priestAssignmentEndpoints.accept, refusal('assignment-over'));
  const { user } = await draw();
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('This offer isn’t open anymore. Reload the page.')).toBeVisible();
});

it('declines an offer with a reason', async () => {
  const { user } = await draw();
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Enter a reason')).toBeVisible();
  await fill(user, screen.getByRole('textbox', { name: 'Reason' }), 'A wedding');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(network.callsTo(priestAssignmentEndpoints.decline)[0]?.body).toEqual({ reason: 'A wedding' }));
});

const accepted = (startsAt: string) =>
  network.on(priestAssignmentEndpoints.own, ({ query }) => ({
    items: query.get('state') === 'accepted' ? [{ ...offer, state: 'accepted' as const, startsAt }] : [],
    nextCursor: null,
  }));

it('gives up an accepted service with a reason', async () => {
  accepted(offer.startsAt);
  const { user } = await draw();
  await user.click(await screen.findByRole('button', { name: 'I can’t do it' }));
  await fill(user, screen.getByRole('textbox', { name: 'Reason' }), 'I have a fever');
  await user.click(screen.getByRole('button', { name: 'I can’t do it' }));
  await waitFor(() => expect(network.callsTo(priestAssignmentEndpoints.decline)[0]?.body).toEqual({ reason: 'I have a fever' }));
});

it('says whom to call when it is too late to give a service up', async () => {
  accepted(new Date(Date.now() + 3_600_000).toISOString());
  await draw();
  expect(await screen.findByText(/call the temple’s office/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I can’t do it' })).toBeNull();
});

it('says that nothing waits, and tries again after a failure', async () => {
  network.on(priestAssignmentEndpoints.own, { items: [], nextCursor: null });
  await draw();
  expect(await screen.findByText('No offers to answer')).toBeVisible();
});

it('tries again when the offers did not load', async () => {
  network.on(priestAssignmentEndpoints.own, NETWORK_DOWN);
  await draw();
  expect(await screen.findByText('We couldn’t load your offers')).toBeVisible();
});

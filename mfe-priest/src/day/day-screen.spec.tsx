import { priestEndpoints } from '@sannidhi/contracts';
import { buildPriest, dashboardNouns, type MockNetwork, mockNetwork, NETWORK_DOWN, renderScreen } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import area from '../area.ts';
import { Screen } from './day-screen.tsx';

const draw = () =>
  renderScreen(<Screen />, {
    at: '/priest/dashboard',
    user: buildPriest(),
    density: 'priest',
    messages: { [area.name]: area.messages },
  });

let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork().on(priestEndpoints.profile, {
    fullName: 'Ramachandra Sastry',
    languages: ['Telugu', 'Sanskrit'],
    traditions: ['Smarta'],
    temples: [{ slug: 'sri-kamakshi-edison', name: 'Sri Kamakshi Temple', city: 'Edison', state: 'NJ', timeZone: 'America/New_York' }],
  });
});
afterEach(() => network.restore());

it('[2.37] greets the priest, says that the day is free and names the temples served', async () => {
  await draw();
  expect(await screen.findByRole('heading', { level: 1, name: 'Namaste, Ramachandra Sastry' })).toBeVisible();
  expect(await screen.findByText('No services today')).toBeVisible();
  expect(screen.getByText('Sri Kamakshi Temple, Edison, NJ')).toBeVisible();
  expect(screen.getByText('Telugu, Sanskrit')).toBeVisible();
});

it('says that no temple has invited a new priest', async () => {
  network.on(priestEndpoints.profile, { fullName: 'Hari Joshi', languages: [], traditions: [], temples: [] });
  await draw();
  expect(await screen.findByText('No temple has invited you yet.')).toBeVisible();
});

it('tries again when the day did not load', async () => {
  network.on(priestEndpoints.profile, NETWORK_DOWN);
  await draw();
  expect(await screen.findByText('We couldn’t load today’s services')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('is where the nouns are that say so', async () => {
  await draw();
  await waitFor(() => expect(network.nounsRead()).toEqual(dashboardNouns('/priest/dashboard')));
});

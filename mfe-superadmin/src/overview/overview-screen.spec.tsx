import { matchRoute, type PlatformOverview, platformEndpoints } from '@sannidhi/contracts';
import { buildSuperadmin, dashboardNouns, type MockNetwork, mockNetwork, NETWORK_DOWN, renderScreen } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import area from '../area.ts';
import { firstReads } from './overview.first-reads.ts';
import { Screen } from './overview-screen.tsx';

const overview: PlatformOverview = {
  templesByStatus: { submitted: 1, 'in-review': 1, 'changes-requested': 0, approved: 9, rejected: 1, suspended: 0 },
  accounts: { donors: 1500, staff: 40, priests: 12 },
  gifts: { count: 1612, sumCents: 4_821_650, pending: 2 },
  outbox: { waiting: 0, dead: 1 },
  awaitingApproval: [
    { id: 'x', name: 'Sri Varadaraja Temple', city: 'Cary', state: 'NC', status: 'in-review', submittedAt: '2026-11-17T12:00:00Z' },
  ],
};

const draw = (Page: ComponentType) =>
  renderScreen(<Page />, { user: buildSuperadmin(), density: 'office', messages: { [area.name]: area.messages } });

let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork().on(platformEndpoints.overview, overview);
});
afterEach(() => network.restore());

it('[2.36] shows money, people, what is stuck and who waits', async () => {
  await draw(Screen);
  expect(await screen.findByText('$48,216.50')).toBeVisible();
  expect(screen.getByText('1,612 donations')).toBeVisible();
  expect(screen.getByText('40 temple staff, 12 priests')).toBeVisible();
  expect(screen.getByText('1 couldn’t be delivered')).toBeVisible();
  const waiting = within(screen.getByRole('table', { name: 'Temples waiting for approval' }));
  expect(waiting.getByRole('row', { name: /Sri Varadaraja Temple/ })).toHaveTextContent('Cary, NC');
  expect(screen.getByRole('row', { name: /Approved/ })).toHaveTextContent('9');
});

it('says that nobody waits, and tries again after a failure', async () => {
  network.on(platformEndpoints.overview, NETWORK_DOWN);
  const { user } = await draw(Screen);
  expect(await screen.findByText('We couldn’t load the overview')).toBeVisible();
  network.on(platformEndpoints.overview, { ...overview, awaitingApproval: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No temples waiting')).toBeVisible();
});

it.each(['/superadmin/dashboard', '/superadmin/temple-approvals'])('[2.36] has %s', (path) => {
  expect(area.routes.some((route) => matchRoute(route.path, path))).toBe(true);
});

it('reads what its page has asked for by then', async () => {
  await draw(Screen);
  await waitFor(() =>
    expect(network.calls.map(({ address }) => address)).toEqual(firstReads['/superadmin/dashboard'].map((read) => read.replace(/#.*/, ''))),
  );
});

it('is where the nouns are that say so', async () => {
  await draw(Screen);
  await waitFor(() => expect(network.nounsRead()).toEqual(dashboardNouns('/superadmin/dashboard')));
});

import { sessionEndpoints, templeEndpoints } from '@sannidhi/contracts';
import type { MockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { ownTemple } from '../testing/builders.ts';
import { officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { Screen } from './settings-screen.tsx';

let network: MockNetwork;
beforeEach(() => {
  network = officeNetwork().on(templeEndpoints.own, ownTemple);
});
afterEach(() => network.restore());

it('[2.33] shows the temple as receipts print it and who is signed in', async () => {
  await renderOffice(Screen, { at: '/temple-admin/settings' });
  expect(await screen.findByText('Sri Kamakshi Temple of New Jersey, Inc.')).toBeVisible();
  expect(screen.getByText('22-5550148')).toBeVisible();
  expect(screen.getByText('Approved')).toBeVisible();
  expect(screen.getByText('Owner')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tax policy' })).toHaveAttribute('href', '/temple-admin/donation-management?view=tax');
});

it('changes the language at once', async () => {
  const { user } = await renderOffice(Screen, { at: '/temple-admin/settings' });
  await user.click(await screen.findByRole('radio', { name: 'हिन्दी' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'सेटिंग' })).toBeVisible();
});

it('returns the service of a sign-out', async () => {
  const { user } = await renderOffice(Screen, { at: '/temple-admin/settings' });
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(network.callsTo(sessionEndpoints['temple-admin'].logout)).toHaveLength(1));
});

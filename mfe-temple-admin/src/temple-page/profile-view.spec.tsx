import { templeEndpoints, templeProfileEndpoints } from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork } from '@sannidhi/kit/testing';
import { screen } from '@testing-library/react';
import { ownTemple } from '../testing/builders.ts';
import { officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { Screen } from './profile-view.tsx';

const AT = { at: '/temple-admin/settings?view=profile' };
let network: MockNetwork;
beforeEach(() => {
  network = officeNetwork().on(templeEndpoints.own, ownTemple).on(templeProfileEndpoints.change, ownTemple);
});
afterEach(() => network.restore());

it('saves the profile with its wording in Telugu, and says who changes the legal name', async () => {
  const { user } = await renderOffice(Screen, AT);
  await fill(user, await screen.findByLabelText(/^Deities(?! \()/), ', Murugan');
  await user.click(screen.getByRole('button', { name: 'Tamil' }));
  await user.click(screen.getByText('తెలుగు'));
  await fill(user, screen.getByLabelText(/Name \(తెలుగు\)/), 'శ్రీ కామాక్షి ఆలయం');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText('Saved the profile')).toBeVisible();
  expect(network.callsTo(templeProfileEndpoints.change)[0]?.body).toMatchObject({
    name: 'Sri Kamakshi Temple',
    deities: 'Kamakshi, Ganesha, Murugan',
    languages: ['en', 'sa', 'ta'],
    phone: null,
    wording: { te: { name: 'శ్రీ కామాక్షి ఆలయం' } },
  });
  expect(screen.getByRole('link', { name: 'Send a change to the team' })).toHaveAttribute('href', '/contact');
});

it('lets the front desk read the profile', async () => {
  await renderOffice(Screen, { ...AT, user: buildStaff('front-desk') });
  expect(await screen.findByText('Kamakshi, Ganesha')).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

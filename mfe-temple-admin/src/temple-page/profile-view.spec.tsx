import { templeEndpoints, templeProfileEndpoints } from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork, refusal } from '@sannidhi/kit/testing';
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

it('shows what somebody else saved in the meantime, keeps what was typed, and replaces theirs when saved again', async () => {
  network.on(templeProfileEndpoints.change, refusal('temple-changed'));
  const { user } = await renderOffice(Screen, AT);
  await fill(user, await screen.findByLabelText(/^Deities(?! \()/), ', Murugan');
  network.on(templeEndpoints.own, { ...ownTemple, tradition: 'Smarta', version: 4 });
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText('Someone else changed the temple’s details in the meantime')).toBeVisible();
  expect(screen.getByText('Smarta')).toBeVisible();
  network.on(templeProfileEndpoints.change, { ...ownTemple, version: 5 });
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText('Saved the profile')).toBeVisible();
  const sent = network.callsTo(templeProfileEndpoints.change).map(({ body }) => body);
  expect(sent).toMatchObject([{ version: 3 }, { version: 4, deities: 'Kamakshi, Ganesha, Murugan' }]);
  expect(screen.queryByText('Smarta')).not.toBeInTheDocument();
});

it('lets the front desk read the profile', async () => {
  await renderOffice(Screen, { ...AT, user: buildStaff('front-desk') });
  expect(await screen.findByText('Kamakshi, Ganesha')).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

import { ownAccountEndpoints, sessionEndpoints } from '@sannidhi/contracts';
import { buildDonor, fill, type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { show } from '../test/show.tsx';
import { Screen as Profile } from './profile.tsx';

const user = buildDonor();
let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork().on(ownAccountEndpoints.profile, { ...user, phone: null, language: null });
});
afterEach(() => network.restore());

const open = () => show(Profile, '/devotee/edit-profile', { user });
const typeDeletion = async (page: Awaited<ReturnType<typeof open>>) => {
  await page.user.click(await screen.findByRole('button', { name: 'Delete your account' }));
  const form = within(await screen.findByRole('form', { name: 'Permanently delete your account?' }));
  await fill(page.user, form.getByLabelText('Type your email to confirm'), user.email);
  await fill(page.user, form.getByLabelText('Current password'), 'Namaste-108');
  await page.user.click(form.getByRole('button', { name: 'Delete your account' }));
  return form;
};

it('shows who is signed in, and changes the language at once, for the account’s other browsers too', async () => {
  const page = await open();
  expect(await screen.findByDisplayValue('Meera Raghunathan')).toBeVisible();
  expect(screen.getByText('Verified')).toBeVisible();
  await page.user.click(screen.getByRole('radio', { name: 'हिन्दी' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'आपकी प्रोफ़ाइल' })).toBeVisible();
  await waitFor(() =>
    expect(network.callsTo(ownAccountEndpoints.changeProfile)[0]?.body).toEqual({ fullName: user.fullName, language: 'hi' }),
  );
});

it('says when one’s data could not be downloaded', async () => {
  network.on(ownAccountEndpoints.export, refusal('internal'));
  const page = await open();
  await page.user.click(await screen.findByRole('link', { name: 'Download your data' }));
  expect(await screen.findByText('We couldn’t download your data')).toBeVisible();
});

it('deletes the account once email and password are typed, and signs the browser out', async () => {
  network
    .on(ownAccountEndpoints.deleteAccount, { success: true, message: 'ok' })
    .on(sessionEndpoints.donor.logout, { success: true, message: 'ok' });
  await typeDeletion(await open());
  await waitFor(() =>
    expect(network.callsTo(ownAccountEndpoints.deleteAccount)[0]?.body).toEqual({ email: user.email, password: 'Namaste-108' }),
  );
  await waitFor(() => expect(network.callsTo(sessionEndpoints.donor.logout)).toHaveLength(1));
});

it('says at the field what was wrong with the deletion', async () => {
  network.on(ownAccountEndpoints.deleteAccount, refusal('invalid-fields', { fields: { password: 'This is not your current password.' } }));
  const form = await typeDeletion(await open());
  expect(await form.findByText('This is not your current password.')).toBeVisible();
  await form.findByRole('button', { name: 'Keep account' });
});

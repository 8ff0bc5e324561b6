import {
  dakshinaEndpoints,
  type PriestProfile,
  priestAssignmentEndpoints,
  priestAvailabilityEndpoints,
  priestEndpoints,
  priestPhotoEndpoints,
} from '@sannidhi/contracts';
import { buildPriest, fill, type MockNetwork, mockNetwork, renderScreen } from '@sannidhi/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import area from '../area.ts';
import { Screen as DakshinaScreen } from '../dakshina/dakshina-view.tsx';
import { Screen } from './availability-view.tsx';

const hours = { weekly: [{ weekday: 0, from: '06:00', until: '13:00' }], exceptions: [] };
const profile: PriestProfile = {
  fullName: 'Ramachandra Sastry',
  photo: null,
  languages: ['te'],
  traditions: [],
  skills: ['Satyanarayana'],
  travelMiles: 60,
  maxPerDay: 6,
  maxPerWeek: 30,
  temples: [],
};

let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork()
    .on(priestAssignmentEndpoints.waiting, { waiting: 0 })
    .on(priestAvailabilityEndpoints.availability, hours)
    .on(priestAvailabilityEndpoints.changeAvailability, hours)
    .on(priestAvailabilityEndpoints.daysOff, { daysOff: [] })
    .on(priestAvailabilityEndpoints.changeDaysOff, { daysOff: [] })
    .on(priestEndpoints.profile, profile)
    .on(priestEndpoints.changeProfile, profile)
    .on(dakshinaEndpoints.own, { items: [], nextCursor: null, owedCents: 2_100, paidCents: 4_200 });
});
afterEach(() => network.restore());

const draw = (view: 'availability' | 'dakshina') =>
  renderScreen(view === 'availability' ? <Screen /> : <DakshinaScreen />, {
    at: `/priest/dashboard?view=${view}`,
    user: buildPriest(),
    density: 'priest',
    messages: { [area.name]: area.messages },
  });

it('saves hours of the week and of a date', async () => {
  const { user } = await draw('availability');
  await user.click(await screen.findByRole('button', { name: 'Add hours' }));
  await user.click(screen.getByRole('button', { name: 'Add a date' }));
  await fill(user, screen.getByLabelText('Date'), '2099-01-14');
  await user.click(screen.getByRole('button', { name: 'Save hours' }));
  await waitFor(() => expect(network.callsTo(priestAvailabilityEndpoints.changeAvailability)).toHaveLength(1));
  expect(network.callsTo(priestAvailabilityEndpoints.changeAvailability)[0]?.body).toEqual({
    weekly: [...hours.weekly, { weekday: 1, from: '09:00', until: '17:00' }],
    exceptions: [{ date: '2099-01-14', from: '09:00', until: '17:00' }],
  });
});

it('saves days off and the profile', async () => {
  const { user } = await draw('availability');
  await user.click(await screen.findByRole('button', { name: 'Add days off' }));
  await fill(user, screen.getByLabelText('First day'), '2099-02-01');
  await fill(user, screen.getByLabelText('Last day'), '2099-02-07');
  await user.click(screen.getByRole('button', { name: 'Save days off' }));
  await waitFor(() => expect(network.callsTo(priestAvailabilityEndpoints.changeDaysOff)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Kannada' }));
  await user.click(screen.getByRole('button', { name: 'English' }));
  const order = () => screen.getByText(/^In this order/).textContent;
  expect(order()).toBe('In this order: Telugu, Kannada, English. Your sheets use the script of Telugu.');
  for (const _press of ['off', 'on']) await user.click(screen.getByRole('button', { name: 'Telugu' }));
  expect(order()).toBe('In this order: Kannada, English, Telugu. Your sheets use the script of Kannada.');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(network.callsTo(priestEndpoints.changeProfile)).toHaveLength(1));
  expect(network.callsTo(priestEndpoints.changeProfile)[0]?.body).toMatchObject({
    languages: ['kn', 'en', 'te'],
    skills: ['Satyanarayana'],
  });
});

it('shows what is owed and was paid', async () => {
  await draw('dakshina');
  expect(await screen.findByText('$21.00')).toBeVisible();
  expect(await screen.findByText('No dakshina yet')).toBeVisible();
});

it('adds a photo, chooses what it shows, and removes it', async () => {
  const photo = { version: 3, crop: { zoom: 100, x: 50, y: 50 }, width: 900, height: 1200 };
  network
    .on(priestPhotoEndpoints.add, () => {
      network.on(priestEndpoints.profile, { ...profile, photo });
      return photo;
    })
    .on(priestPhotoEndpoints.change, photo)
    .on(priestPhotoEndpoints.remove, undefined as never);
  const { user } = await draw('availability');
  const input = await screen.findByLabelText('Add a photo', { selector: 'input' });
  await user.upload(input, new File(['x'], 'me.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByRole('img', { name: 'Ramachandra Sastry' })).toHaveAttribute('src', '/api/priest/photo/large?v=3');
  fireEvent.change(screen.getByLabelText('Replace photo', { selector: 'input' }), {
    target: { files: [new File(['MZ'], 'photo.exe', { type: 'application/x-msdownload' })] },
  });
  expect(await screen.findByText(/Choose a JPEG, PNG or WebP photo/)).toBeVisible();
  expect(network.callsTo(priestPhotoEndpoints.add)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Crop photo' }));
  fireEvent.change(await screen.findByRole('slider', { name: 'Zoom' }), { target: { value: '150' } });
  await user.click(screen.getByRole('button', { name: 'Save photo' }));
  expect(await screen.findByText('Photo saved')).toBeVisible();
  expect(network.callsTo(priestPhotoEndpoints.change)[0]?.body).toEqual({ crop: { zoom: 150, x: 50, y: 50 } });
  await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
  expect(await screen.findByText('Photo removed')).toBeVisible();
});

it('lets a priest stop serving a temple, after asking', async () => {
  const temple = { slug: 'sri-kamakshi-edison', name: 'Sri Kamakshi Temple', city: 'Edison', state: 'NJ', timeZone: 'America/New_York' };
  network.on(priestEndpoints.profile, { ...profile, temples: [temple] }).on(priestEndpoints.leave, profile);
  const { user } = await draw('availability');
  await user.click(await screen.findByRole('button', { name: 'Stop serving here: Sri Kamakshi Temple' }));
  const dialog = await screen.findByRole('dialog', { name: 'Stop serving Sri Kamakshi Temple?' });
  expect(network.callsTo(priestEndpoints.leave)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Stop serving here' }));
  await waitFor(() => expect(network.callsTo(priestEndpoints.leave)[0]?.params).toEqual({ slug: temple.slug }));
});

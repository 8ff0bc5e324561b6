import { type TempleNotificationPreference, templeNotificationPreferenceEndpoints } from '@sannidhi/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { buildDonor, type MockNetwork, mockNetwork, refusal, renderScreen } from '../testing/index.ts';
import en from './en.json' with { type: 'json' };
import hi from './hi.json' with { type: 'json' };
import { TempleNotifications } from './temple-notifications.tsx';

const { own, choose, follow } = templeNotificationPreferenceEndpoints;
const messages = { 'kit-notifications': { en: async () => ({ default: en }), hi: async () => ({ default: hi }) } };
const poojas = (isOn: boolean, isOwn: boolean): TempleNotificationPreference => ({
  group: 'booking',
  label: 'Poojas',
  about: 'Bookings and changes of time.',
  channels: [
    { channel: 'in-app', isOn: true, isOwn: false },
    { channel: 'email', isOn, isOwn },
  ],
});

let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork().on(own, [poojas(true, false)]);
});
afterEach(() => network.restore());

async function open() {
  const page = await renderScreen(<TempleNotifications templeId="t-1" temple="Sri Kamakshi Temple" />, { user: buildDonor(), messages });
  expect(network.calls).toEqual([]);
  await page.user.click(screen.getByText('Notifications about Sri Kamakshi Temple'));
  return { ...page, group: within(await screen.findByRole('group', { name: /^Poojas/ })) };
}

it('are read once they are opened, and can differ from those of all temples and follow them again', async () => {
  network
    .on(choose, () => {
      network.on(own, [poojas(false, true)]);
      return [poojas(false, true)];
    })
    .on(follow, () => {
      network.on(own, [poojas(true, false)]);
      return [poojas(true, false)];
    });
  const { user, group } = await open();
  expect(network.callsTo(own)[0]?.query.get('templeId')).toBe('t-1');
  expect(screen.getByRole('link', { name: 'Choices for all temples' })).toHaveAttribute('href', '/devotee/edit-profile');
  expect(screen.queryByText('Only for this temple')).toBeNull();
  await user.click(group.getByRole('checkbox', { name: 'By email' }));
  expect(await screen.findByText('Only for this temple')).toBeVisible();
  await waitFor(() => expect(group.getByRole('checkbox', { name: 'By email' })).not.toBeChecked());
  await user.click(screen.getByRole('button', { name: 'Use my choices for all temples: Poojas' }));
  await waitFor(() => expect(screen.queryByText('Only for this temple')).toBeNull());
  expect(group.getByRole('checkbox', { name: 'By email' })).toBeChecked();
  expect(network.callsTo(choose)[0]?.body).toEqual({ templeId: 't-1', group: 'booking', channel: 'email', isOn: false });
  expect(network.callsTo(follow)[0]?.body).toEqual({ templeId: 't-1', group: 'booking' });
});

it('say what was not saved, and show what still holds', async () => {
  network.on(choose, refusal('internal'));
  const { user, group } = await open();
  await user.click(group.getByRole('checkbox', { name: 'By email' }));
  expect(await screen.findByText("We couldn't save your choice")).toBeVisible();
  expect(group.getByRole('checkbox', { name: 'By email' })).toBeChecked();
});

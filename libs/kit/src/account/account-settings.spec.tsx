import { type ActivityItem, activityEndpoints, messageConsentEndpoints, ownAccountEndpoints } from '@sannidhi/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { areCelebrationsOn } from '../celebrate/celebrate.ts';
import { readSession } from '../session/session-store.ts';
import { buildStaff, catalogDifferences, fill, type MockNetwork, refusal } from '../testing/index.ts';
import en from './en.json' with { type: 'json' };
import hi from './hi.json' with { type: 'json' };
import { HERE, MAIL, onOwnAccount, openSettings, PROFILE } from './testing/own-account-page.tsx';

let network: MockNetwork;
onOwnAccount((given) => {
  network = given;
});

it('lets staff choose what their temple may send them', async () => {
  const choices = [{ topic: 'news' as const, channel: 'email' as const, isOn: true }];
  const own = {
    templeId: 't1',
    temple: 'Sri Kamakshi Temple',
    isSuspended: false,
    phone: null,
    phoneVerified: false,
    phoneUnreachable: false,
    stopped: [],
    choices,
  };
  network.on(messageConsentEndpoints.own, [own]).on(messageConsentEndpoints.choose, [own]);
  const { user } = await openSettings(buildStaff());
  const news = within(await screen.findByRole('group', { name: 'News' }));
  await user.click(news.getByRole('button', { name: 'Email', pressed: true }));
  await waitFor(() =>
    expect(network.callsTo(messageConsentEndpoints.choose)[0]?.body).toMatchObject({ templeId: 't1', topic: 'news', isOn: false }),
  );
});

it('says who a person is before how they sign in', async () => {
  await openSettings();
  const passkeys = await screen.findByRole('heading', { name: 'Passkeys' });
  const details = await screen.findByRole('heading', { name: 'Your details' });
  expect(details.compareDocumentPosition(passkeys)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says that mail comes back, and lets its owner turn it on again', async () => {
  network
    .on(messageConsentEndpoints.mail, { ...MAIL, problem: 'bounce', since: '2026-11-19T12:00:00.000Z' })
    .on(messageConsentEndpoints.resumeMail, MAIL);
  const { user } = await openSettings();
  expect(await screen.findByText('Emails to devotee@sannidhi.test come back.')).toBeVisible();
  network.on(messageConsentEndpoints.mail, MAIL);
  await user.click(screen.getByRole('button', { name: 'Turn emails back on' }));
  await waitFor(() => expect(screen.queryByText('Emails to devotee@sannidhi.test come back.')).toBeNull());
  expect(network.callsTo(messageConsentEndpoints.resumeMail)).toHaveLength(1);
});

it('lists the devices and signs one out, never the one in use', async () => {
  network.on(ownAccountEndpoints.signOutDevice, [HERE]);
  const { user } = await openSettings();
  expect(await screen.findByText('This device')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign out Chrome on Windows' })).toBeNull();
  network.on(ownAccountEndpoints.devices, [HERE]);
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(network.callsTo(ownAccountEndpoints.signOutDevice)[0]?.path).toContain('d-2');
});

const activity = (id: string, change: Partial<ActivityItem> = {}): ActivityItem => ({
  id,
  at: '2026-11-20T12:00:00.000Z',
  what: 'account.signed-in',
  count: 1,
  actor: 'Meera Raghunathan',
  device: 'Chrome on Windows',
  network: '2001:db8:1:2::/64',
  note: null,
  ...change,
});

it('lists what happened to the account, page by page', async () => {
  const failed = activity('a-1', { what: 'account.sign-in-failed', count: 12, device: '', network: '203.0.113.9' });
  network.on(activityEndpoints.own, { items: [failed, activity('a-2')], nextCursor: 'next' });
  const { user } = await openSettings();
  const list = within(await screen.findByRole('list', { name: 'Recent activity' }));
  expect(list.getByText('Sign-in failed')).toBeVisible();
  expect(list.getByText('12 times')).toBeVisible();
  expect(list.getByText(/network 203\.0\.113\.9/)).toBeVisible();
  expect(list.getByText(/Chrome on Windows · network 2001:db8:1:2::\/64/)).toBeVisible();
  expect(list.queryByText(/Meera/)).toBeNull();
  network.on(activityEndpoints.own, { items: [activity('a-3', { what: 'account.data-exported' })], nextCursor: null });
  await user.click(screen.getByRole('button', { name: 'Older' }));
  expect(await screen.findByText('Personal data downloaded')).toBeVisible();
  expect(network.callsTo(activityEndpoints.own).at(-1)?.query.get('cursor')).toBe('next');
  expect(network.callsTo(activityEndpoints.ofTemple)).toHaveLength(0);
});

it('says what will appear where nothing happened yet', async () => {
  await openSettings();
  expect(await screen.findByText('Sign-ins, changes, and downloads will appear here.')).toBeVisible();
});

it('says that the temple’s activity did not load', async () => {
  network.on(activityEndpoints.ofTemple, refusal('internal'));
  await openSettings(buildStaff('owner'));
  expect(await screen.findByText('We couldn’t load recent activity')).toBeVisible();
});

it('lists what happened at the temple, with who did it, for who manages it', async () => {
  network.on(activityEndpoints.ofTemple, { items: [activity('t-1', { what: 'donation.exported' })], nextCursor: null });
  await openSettings(buildStaff('owner'));
  const list = within(await screen.findByRole('list', { name: 'Recent activity at your temple' }));
  expect(list.getByText('Donation list downloaded')).toBeVisible();
  expect(list.getByText(/Meera Raghunathan/)).toBeVisible();
});

it('asks before it signs out everywhere', async () => {
  const { user } = await openSettings();
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out on all devices?' }));
  await user.click(dialog.getByRole('button', { name: 'Stay signed in' }));
  expect(network.callsTo(ownAccountEndpoints.signOutEverywhere)).toHaveLength(0);
});

it('changes name and phone, and keeps who is signed in up to date', async () => {
  network.on(ownAccountEndpoints.changeProfile, { ...PROFILE, fullName: 'Meera R', phone: '+17325550148' });
  const { user } = await openSettings();
  const name = await screen.findByLabelText('Full name');
  await user.clear(name);
  await fill(user, name, 'Meera R');
  await fill(user, screen.getByLabelText(/Mobile number/), '7325550148');
  await user.click(screen.getByRole('button', { name: 'Save details' }));
  await waitFor(() => expect(readSession().user?.fullName).toBe('Meera R'));
  expect(network.callsTo(ownAccountEndpoints.changeProfile)[0]?.body).toEqual({ fullName: 'Meera R', phone: '+17325550148' });
});

it('says what did not load, and tries again', async () => {
  network.on(ownAccountEndpoints.devices, refusal('internal'));
  const { user } = await openSettings();
  expect(await screen.findByText('We couldn’t load your devices')).toBeVisible();
  network.on(ownAccountEndpoints.devices, [HERE]);
  await user.click(screen.getByRole('button', { name: /Try again/ }));
  expect(await screen.findByText('Chrome on Windows')).toBeVisible();
});

it('turns motion down and celebrations off in this browser, and back', async () => {
  const { user } = await openSettings();
  const calm = await screen.findByRole('checkbox', { name: /Use less motion/ });
  const celebrations = screen.getByRole('checkbox', { name: /Show celebrations/ });
  expect(celebrations).toBeChecked();
  await user.click(calm);
  await user.click(celebrations);
  expect(document.documentElement).toHaveAttribute('data-calm');
  expect(areCelebrationsOn()).toBe(false);
  await user.click(calm);
  await user.click(celebrations);
  expect(document.documentElement).not.toHaveAttribute('data-calm');
  expect(areCelebrationsOn()).toBe(true);
});

it('lets everyone download their data, and says why a temple keeps its records', async () => {
  await openSettings(buildStaff('owner'));
  expect(await screen.findByRole('link', { name: 'Download your data' })).toBeVisible();
  expect(screen.getByText(/Records of what you did for a temple stay with it/)).toBeVisible();
});

it('says everything in both languages', () => {
  expect(catalogDifferences(en, hi)).toEqual([]);
});

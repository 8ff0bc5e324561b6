import {
  type ActivityItem,
  activityEndpoints,
  DEFAULT_NOTIFICATION_TIMING,
  messageConsentEndpoints,
  notificationEndpoints,
  notificationTimingEndpoints,
  type OwnMail,
  type OwnPasskeys,
  type OwnProfile,
  ownAccountEndpoints,
  passkeyDeletionEndpoints,
  passkeyEndpoints,
  type SignedInDevice,
  secondFactorEndpoints,
  sessionEndpoints,
} from '@sannidhi/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { areCelebrationsOn } from '../celebrate/celebrate.ts';
import notificationsEn from '../notifications/en.json' with { type: 'json' };
import notificationsHi from '../notifications/hi.json' with { type: 'json' };
import * as devices from '../passkey/passkeys.ts';
import { readSession } from '../session/session-store.ts';
import {
  buildDonor,
  buildStaff,
  catalogDifferences,
  fill,
  type MockNetwork,
  mockNetwork,
  refusal,
  renderScreen,
} from '../testing/index.ts';
import { AccountSettings } from './account-settings.tsx';
import en from './en.json' with { type: 'json' };
import hi from './hi.json' with { type: 'json' };

const CODES = ['abcde-12345', 'fghij-67890'];
const OFF = { enabled: false, required: false, enabledAt: null, hasApp: false, recoveryCodesLeft: 0 };
const ON = { enabled: true, required: false, enabledAt: '2026-11-20T12:00:00.000Z', hasApp: true, recoveryCodesLeft: 2 };
const PROFILE: OwnProfile = {
  fullName: 'Meera Raghunathan',
  email: 'devotee@sannidhi.test',
  emailVerified: true,
  phone: null,
  language: null,
};
const device = (id: string, name: string, current = false): SignedInDevice => ({
  id,
  name,
  current,
  signedInAt: '2026-11-19T12:00:00.000Z',
  lastSeenAt: '2026-11-20T12:00:00.000Z',
});
const HERE = device('d-1', 'Chrome on Windows', true);
const PHONE = device('d-2', 'Safari on iPhone');
const messages = {
  'kit-account': { en: async () => ({ default: en }), hi: async () => ({ default: hi }) },
  'kit-notifications': { en: async () => ({ default: notificationsEn }), hi: async () => ({ default: notificationsHi }) },
};

const MAIL: OwnMail = { email: PROFILE.email, problem: null, since: null };
const NO_PASSKEYS: OwnPasskeys = { passkeys: [], origin: 'http://localhost', isOnlyFactor: true };
const TABLET = { id: 'p-1', name: 'Kitchen tablet', synced: true, createdAt: '2026-11-20T12:00:00.000Z', lastUsedAt: null };
jest.mock('../passkey/passkeys.ts');

let network: MockNetwork;
beforeEach(() => {
  localStorage.clear();
  network = mockNetwork()
    .on(ownAccountEndpoints.profile, PROFILE)
    .on(ownAccountEndpoints.devices, [HERE, PHONE])
    .on(activityEndpoints.own, { items: [], nextCursor: null })
    .on(activityEndpoints.ofTemple, { items: [], nextCursor: null })
    .on(messageConsentEndpoints.mail, MAIL)
    .on(messageConsentEndpoints.own, [])
    .on(notificationEndpoints.preferences, [])
    .on(notificationTimingEndpoints.own, DEFAULT_NOTIFICATION_TIMING)
    .on(passkeyEndpoints.list, NO_PASSKEYS)
    .on(secondFactorEndpoints.status, OFF);
  Object.assign(window, { PublicKeyCredential: class {} });
});
afterEach(() => network.restore());

const open = (user = buildDonor(), language: 'en' | 'hi' = 'en') => renderScreen(<AccountSettings />, { user, language, messages });
const card = (name: string) => within(screen.getByRole('region', { name }));

it('sets a second factor up: password, secret, first code, recovery codes told once', async () => {
  network
    .on(secondFactorEndpoints.begin, { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://x', qr: 'data:image/svg+xml,<svg/>' })
    .on(secondFactorEndpoints.confirm, { recoveryCodes: CODES });
  const { user } = await open(buildStaff('owner', { secondFactorDue: true }));
  expect(await screen.findByText('Set up your second factor to continue.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Set up a second factor' }));
  await fill(user, card('Second factor').getByLabelText('Current password'), 'Namaste-108');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
  await fill(user, screen.getByLabelText('6-digit code from the app'), '123 456');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText('abcde-12345')).toBeVisible();
  expect(network.callsTo(secondFactorEndpoints.confirm)[0]?.body).toEqual({ code: '123456' });
  expect(readSession().user?.secondFactorDue).toBe(false);
  expect(screen.getByText('fghij-67890')).toBeVisible();
  network.on(secondFactorEndpoints.status, ON);
  await user.click(screen.getByRole('button', { name: 'I’ve saved these codes' }));
  await waitFor(() => expect(screen.queryByText('abcde-12345')).toBeNull());
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
  const { user } = await renderScreen(<AccountSettings />, { user: buildStaff(), messages });
  const news = within(await screen.findByRole('group', { name: 'News' }));
  await user.click(news.getByRole('button', { name: 'Email', pressed: true }));
  await waitFor(() =>
    expect(network.callsTo(messageConsentEndpoints.choose)[0]?.body).toMatchObject({ templeId: 't1', topic: 'news', isOn: false }),
  );
});

it('says that mail comes back, and lets its owner turn it on again', async () => {
  network
    .on(messageConsentEndpoints.mail, { ...MAIL, problem: 'bounce', since: '2026-11-19T12:00:00.000Z' })
    .on(messageConsentEndpoints.resumeMail, MAIL);
  const { user } = await open();
  expect(await screen.findByText('Emails to devotee@sannidhi.test come back.')).toBeVisible();
  network.on(messageConsentEndpoints.mail, MAIL);
  await user.click(screen.getByRole('button', { name: 'Turn emails back on' }));
  await waitFor(() => expect(screen.queryByText('Emails to devotee@sannidhi.test come back.')).toBeNull());
  expect(network.callsTo(messageConsentEndpoints.resumeMail)).toHaveLength(1);
});

it('says at the field that a first code did not match', async () => {
  network
    .on(secondFactorEndpoints.begin, { secret: 'ABCDEFGH', uri: 'otpauth://x', qr: 'data:image/svg+xml,<svg/>' })
    .on(secondFactorEndpoints.confirm, refusal('second-factor-wrong'));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Set up a second factor' }));
  await fill(user, card('Second factor').getByLabelText('Current password'), 'Namaste-108');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await fill(user, await screen.findByLabelText('6-digit code from the app'), '000000');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText(/That code didn't match/)).toBeVisible();
});

it('renews recovery codes and turns the factor off, each with password and code', async () => {
  network
    .on(secondFactorEndpoints.status, ON)
    .on(secondFactorEndpoints.renewRecoveryCodes, { recoveryCodes: CODES })
    .on(secondFactorEndpoints.turnOff, { success: true, message: 'off' });
  const { user } = await open();
  expect(await screen.findByText('2 recovery codes left')).toBeVisible();
  expect(screen.getByText('Few codes left')).toBeVisible();
  const prove = async (action: string) => {
    await user.click(screen.getByRole('button', { name: action }));
    const form = within(await screen.findByRole('form', { name: action }));
    await fill(user, form.getByLabelText('Current password'), 'Namaste-108');
    await fill(user, form.getByLabelText('Code from your app'), '123456');
    await user.click(form.getByRole('button', { name: action }));
  };
  await prove('Get new recovery codes');
  expect(await screen.findByText('abcde-12345')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I’ve saved these codes' }));
  await prove('Turn off second factor');
  await waitFor(() => expect(network.callsTo(secondFactorEndpoints.turnOff)[0]?.body).toEqual({ password: 'Namaste-108', code: '123456' }));
});

it('does not offer to turn off what the role asks for', async () => {
  network.on(secondFactorEndpoints.status, { ...ON, required: true });
  await open();
  expect(await screen.findByText(/so it can’t be turned off/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn off second factor' })).toBeNull();
});

it('lists the devices and signs one out, never the one in use', async () => {
  network.on(ownAccountEndpoints.signOutDevice, [HERE]);
  const { user } = await open();
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
  const { user } = await open();
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
  await open();
  expect(await screen.findByText('Sign-ins, changes, and downloads will appear here.')).toBeVisible();
});

it('says that the temple’s activity did not load', async () => {
  network.on(activityEndpoints.ofTemple, refusal('internal'));
  await open(buildStaff('owner'));
  expect(await screen.findByText('We couldn’t load recent activity')).toBeVisible();
});

it('lists what happened at the temple, with who did it, for who manages it', async () => {
  network.on(activityEndpoints.ofTemple, { items: [activity('t-1', { what: 'donation.exported' })], nextCursor: null });
  await open(buildStaff('owner'));
  const list = within(await screen.findByRole('list', { name: 'Recent activity at your temple' }));
  expect(list.getByText('Donation list downloaded')).toBeVisible();
  expect(list.getByText(/Meera Raghunathan/)).toBeVisible();
});

it('asks before it signs out everywhere', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out on all devices?' }));
  await user.click(dialog.getByRole('button', { name: 'Stay signed in' }));
  expect(network.callsTo(ownAccountEndpoints.signOutEverywhere)).toHaveLength(0);
});

it('changes name and phone, and keeps who is signed in up to date', async () => {
  network.on(ownAccountEndpoints.changeProfile, { ...PROFILE, fullName: 'Meera R', phone: '+17325550148' });
  const { user } = await open();
  const name = await screen.findByLabelText('Full name');
  await user.clear(name);
  await fill(user, name, 'Meera R');
  await fill(user, screen.getByLabelText(/Mobile number/), '7325550148');
  await user.click(screen.getByRole('button', { name: 'Save details' }));
  await waitFor(() => expect(readSession().user?.fullName).toBe('Meera R'));
  expect(network.callsTo(ownAccountEndpoints.changeProfile)[0]?.body).toEqual({ fullName: 'Meera R', phone: '+17325550148' });
});

it('changes the password and says what became of the other devices', async () => {
  network.on(ownAccountEndpoints.changePassword, { success: true, message: 'ok' });
  const { user } = await open();
  const form = within(await screen.findByRole('form', { name: 'Password' }));
  await fill(user, form.getByLabelText('Current password'), 'Namaste-108');
  await fill(user, form.getByLabelText('New password'), 'Kamakshi-2026');
  await fill(user, form.getByLabelText('Confirm password'), 'Kamakshi-2026');
  await user.click(form.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Password changed. You’ve been signed out on your other devices.')).toBeVisible();
  expect(network.callsTo(ownAccountEndpoints.changePassword)[0]?.body).toEqual({
    currentPassword: 'Namaste-108',
    password: 'Kamakshi-2026',
  });
});

it('says what did not load, and tries again', async () => {
  network.on(ownAccountEndpoints.devices, refusal('internal'));
  const { user } = await open();
  expect(await screen.findByText('We couldn’t load your devices')).toBeVisible();
  network.on(ownAccountEndpoints.devices, [HERE]);
  await user.click(screen.getByRole('button', { name: /Try again/ }));
  expect(await screen.findByText('Chrome on Windows')).toBeVisible();
});

it('turns motion down and celebrations off in this browser, and back', async () => {
  const { user } = await open();
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
  await open(buildStaff('owner'));
  expect(await screen.findByRole('link', { name: 'Download your data' })).toBeVisible();
  expect(screen.getByText(/Records of what you did for a temple stay with it/)).toBeVisible();
});

describe('deleting the account with a passkey', () => {
  const SIGNED = { id: 'credential', clientDataJSON: 'data', authenticatorData: 'auth', signature: 'signature' };
  const openForm = async () => {
    network.on(passkeyEndpoints.list, { ...NO_PASSKEYS, passkeys: [TABLET] }).on(passkeyDeletionEndpoints.options, { options: {} });
    const page = await open(buildStaff());
    await page.user.click(await screen.findByRole('button', { name: 'Delete your account' }));
    await page.user.click(await screen.findByRole('button', { name: 'Use a passkey instead' }));
    const form = within(screen.getByRole('form', { name: 'Permanently delete your account?' }));
    await fill(page.user, form.getByLabelText('Type your email to confirm'), PROFILE.email);
    return { ...page, form, press: () => page.user.click(form.getByRole('button', { name: 'Confirm with passkey and delete' })) };
  };

  it('asks the device, not for the password, and signs the browser out', async () => {
    network
      .on(passkeyDeletionEndpoints.delete, { success: true, message: 'deleted' })
      .on(sessionEndpoints['temple-admin'].logout, { success: true, message: 'ok' });
    jest.mocked(devices.signWithPasskey).mockResolvedValue({ ...SIGNED, userHandle: 'somebody' });
    const { form, press } = await openForm();
    expect(form.queryByLabelText('Current password')).toBeNull();
    await press();
    await waitFor(() => expect(network.callsTo(passkeyDeletionEndpoints.delete)[0]?.body).toEqual({ email: PROFILE.email, ...SIGNED }));
    await waitFor(() => expect(network.callsTo(sessionEndpoints['temple-admin'].logout)).toHaveLength(1));
  });

  it('deletes nothing when the dialog is closed, or the passkey isn’t accepted', async () => {
    network.on(passkeyDeletionEndpoints.delete, refusal('passkey-not-confirmed'));
    jest
      .mocked(devices.signWithPasskey)
      .mockResolvedValueOnce(undefined)
      .mockResolvedValueOnce({ ...SIGNED, userHandle: '' });
    const { form, press } = await openForm();
    await press();
    expect(await screen.findByText('You closed the dialog of your device. Nothing was deleted.')).toBeVisible();
    expect(network.callsTo(passkeyDeletionEndpoints.delete)).toHaveLength(0);
    await press();
    expect(await form.findByText(/Nothing was deleted\. Try again, or use your password\./)).toBeVisible();
  });
});

describe('passkeys', () => {
  const SIGNED = { id: 'credential', clientDataJSON: 'data', authenticatorData: 'auth', signature: 'signature' };
  const CREATED = { id: 'credential', clientDataJSON: 'client', attestationObject: 'object', transports: ['internal'] };
  const add = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    const form = within(screen.getByRole('form', { name: 'Add a passkey' }));
    await fill(user, form.getByLabelText('Name'), 'Kitchen tablet');
    await fill(user, form.getByLabelText('Current password'), 'Namaste-108');
    await user.click(form.getByRole('button', { name: 'Continue' }));
  };

  it('are added by name and password, with recovery codes for the first', async () => {
    network.on(passkeyEndpoints.begin, { options: { challenge: 'c' } }).on(passkeyEndpoints.add, { recoveryCodes: CODES });
    jest.mocked(devices.createPasskey).mockResolvedValue(CREATED);
    await add(await open(buildStaff('owner', { secondFactorDue: true })));
    expect(await screen.findByText('abcde-12345')).toBeVisible();
    expect(devices.createPasskey).toHaveBeenCalledWith({ challenge: 'c' });
    expect(network.callsTo(passkeyEndpoints.add)[0]?.body).toEqual({ name: 'Kitchen tablet', ...CREATED });
    expect(readSession().user?.secondFactorDue).toBe(false);
  });

  it('stay as they are when the device’s dialog is closed, or the device refuses', async () => {
    network.on(passkeyEndpoints.begin, { options: {} });
    jest.mocked(devices.createPasskey).mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('InvalidStateError'));
    const page = await open();
    await add(page);
    expect(await screen.findByText(/Your device’s dialog was closed/)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/Your device couldn’t create a passkey/)).toBeVisible();
    expect(network.callsTo(passkeyEndpoints.add)).toHaveLength(0);
  });

  it('are removed with the password, and the last one warns of what ends with it', async () => {
    network
      .on(passkeyEndpoints.list, { ...NO_PASSKEYS, passkeys: [TABLET] })
      .on(passkeyEndpoints.remove, { success: true, message: 'removed' });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Remove Kitchen tablet' }));
    const form = within(screen.getByRole('form', { name: 'Remove Kitchen tablet' }));
    expect(form.getByText(/This is your last second factor/)).toBeVisible();
    await fill(user, form.getByLabelText('Current password'), 'Namaste-108');
    network.on(passkeyEndpoints.prove, { options: { challenge: 'p' } });
    jest
      .mocked(devices.signWithPasskey)
      .mockResolvedValueOnce(undefined)
      .mockResolvedValueOnce({ ...SIGNED, userHandle: 'somebody' });
    await user.click(form.getByRole('button', { name: 'Remove passkey' }));
    expect(await screen.findByText(/Not confirmed with a passkey/)).toBeVisible();
    expect(network.callsTo(passkeyEndpoints.remove)).toHaveLength(0);
    await user.click(form.getByRole('button', { name: 'Remove passkey' }));
    await waitFor(() => expect(network.callsTo(passkeyEndpoints.remove)[0]?.path).toContain('p-1'));
    expect(network.callsTo(passkeyEndpoints.remove)[0]?.body).toEqual({ password: 'Namaste-108', passkey: SIGNED });
  });

  it('beside an app are added with its code', async () => {
    network
      .on(passkeyEndpoints.list, { ...NO_PASSKEYS, isOnlyFactor: false })
      .on(passkeyEndpoints.begin, { options: {} })
      .on(passkeyEndpoints.add, { recoveryCodes: [] });
    jest.mocked(devices.createPasskey).mockResolvedValue(CREATED);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    const form = within(screen.getByRole('form', { name: 'Add a passkey' }));
    await fill(user, form.getByLabelText('Name'), 'Kitchen tablet');
    await fill(user, form.getByLabelText('Current password'), 'Namaste-108');
    await fill(user, form.getByLabelText('Code from your app'), '123 456');
    await user.click(form.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(network.callsTo(passkeyEndpoints.add)).toHaveLength(1));
    expect(network.callsTo(passkeyEndpoints.begin)[0]?.body).toEqual({ password: 'Namaste-108', code: '123456' });
  });

  it.each([
    [null, 'Passkeys need the site’s own name over HTTPS, so they aren’t available here.'],
    ['https://sannidhi.example', 'Passkeys work only at https://sannidhi.example.'],
  ])('are not offered where they work at %s', async (origin, sentence) => {
    network.on(passkeyEndpoints.list, { ...NO_PASSKEYS, origin });
    await open();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});

it('says everything in both languages', () => {
  expect(catalogDifferences(en, hi)).toEqual([]);
});

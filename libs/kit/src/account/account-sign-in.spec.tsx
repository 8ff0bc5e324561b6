import {
  ownAccountEndpoints,
  passkeyDeletionEndpoints,
  passkeyEndpoints,
  secondFactorEndpoints,
  sessionEndpoints,
} from '@sannidhi/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import * as devices from '../passkey/passkeys.ts';
import { readSession } from '../session/session-store.ts';
import { buildStaff, fill, type MockNetwork, refusal } from '../testing/index.ts';
import { card, NO_PASSKEYS, NO_SECOND_FACTOR, onOwnAccount, openSettings, PROFILE } from './testing/own-account-page.tsx';

const CODES = ['abcde-12345', 'fghij-67890'];
const ON = { ...NO_SECOND_FACTOR, enabled: true, enabledAt: '2026-11-20T12:00:00.000Z', hasApp: true, recoveryCodesLeft: 2 };
const TABLET = { id: 'p-1', name: 'Kitchen tablet', synced: true, createdAt: '2026-11-20T12:00:00.000Z', lastUsedAt: null };
const SIGNED = { id: 'credential', clientDataJSON: 'data', authenticatorData: 'auth', signature: 'signature' };
jest.mock('../passkey/passkeys.ts');

let network: MockNetwork;
onOwnAccount((given) => {
  network = given;
});

it('sets a second factor up: password, secret, first code, recovery codes told once', async () => {
  network
    .on(secondFactorEndpoints.begin, { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://x', qr: 'data:image/svg+xml,<svg/>' })
    .on(secondFactorEndpoints.confirm, { recoveryCodes: CODES });
  const { user } = await openSettings(buildStaff('owner', { secondFactorDue: true }));
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

it('says at the field that a first code did not match', async () => {
  network
    .on(secondFactorEndpoints.begin, { secret: 'ABCDEFGH', uri: 'otpauth://x', qr: 'data:image/svg+xml,<svg/>' })
    .on(secondFactorEndpoints.confirm, refusal('second-factor-wrong'));
  const { user } = await openSettings();
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
  const { user } = await openSettings();
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
  await openSettings();
  expect(await screen.findByText(/so it can’t be turned off/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn off second factor' })).toBeNull();
});

it('changes the password and says what became of the other devices', async () => {
  network.on(ownAccountEndpoints.changePassword, { success: true, message: 'ok' });
  const { user } = await openSettings();
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

describe('deleting the account with a passkey', () => {
  const openForm = async () => {
    network.on(passkeyEndpoints.list, { ...NO_PASSKEYS, passkeys: [TABLET] }).on(passkeyDeletionEndpoints.options, { options: {} });
    const page = await openSettings(buildStaff());
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
  const CREATED = { id: 'credential', clientDataJSON: 'client', attestationObject: 'object', transports: ['internal'] };
  const add = async ({ user }: Awaited<ReturnType<typeof openSettings>>) => {
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    const form = within(screen.getByRole('form', { name: 'Add a passkey' }));
    await fill(user, form.getByLabelText('Name'), 'Kitchen tablet');
    await fill(user, form.getByLabelText('Current password'), 'Namaste-108');
    await user.click(form.getByRole('button', { name: 'Continue' }));
  };

  it('are added by name and password, with recovery codes for the first', async () => {
    network.on(passkeyEndpoints.begin, { options: { challenge: 'c' } }).on(passkeyEndpoints.add, { recoveryCodes: CODES });
    jest.mocked(devices.createPasskey).mockResolvedValue(CREATED);
    await add(await openSettings(buildStaff('owner', { secondFactorDue: true })));
    expect(await screen.findByText('abcde-12345')).toBeVisible();
    expect(devices.createPasskey).toHaveBeenCalledWith({ challenge: 'c' });
    expect(network.callsTo(passkeyEndpoints.add)[0]?.body).toEqual({ name: 'Kitchen tablet', ...CREATED });
    expect(readSession().user?.secondFactorDue).toBe(false);
  });

  it('stay as they are when the device’s dialog is closed, or the device refuses', async () => {
    network.on(passkeyEndpoints.begin, { options: {} });
    jest.mocked(devices.createPasskey).mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('InvalidStateError'));
    const page = await openSettings();
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
    const { user } = await openSettings();
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
    const { user } = await openSettings();
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
    await openSettings();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});

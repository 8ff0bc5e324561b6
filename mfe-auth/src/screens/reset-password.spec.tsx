import { accountEndpoints, sessionEndpoints } from '@sannidhi/contracts';
import { sessionStore } from '@sannidhi/kit/session';
import { buildDonor, fill, type MockNetwork, mockNetwork, NETWORK_DOWN, refusal } from '@sannidhi/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { CHANGES_ACCOUNT } from '../parts/linked-account.tsx';
import { show } from '../test/show.tsx';
import { REDIRECT_MS } from '../use-go-later.ts';
import { Screen as ResetPassword } from './reset-password.tsx';

const { resetPassword } = accountEndpoints;
const LINK = '/reset-password?token=abc&type=temple-admin';
let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork();
});
afterEach(() => {
  localStorage.clear();
  network.restore();
});

const choose = async (password: string, confirmation = password, as: Parameters<typeof show>[2] = {}) => {
  const page = await show(ResetPassword, LINK, as);
  await fill(page.user, screen.getByLabelText('New password'), password);
  await fill(page.user, screen.getByLabelText('Confirm password'), confirmation);
  await page.user.click(screen.getByRole('button', { name: 'Update password' }));
  return page;
};

it.each(['/reset-password', '/reset-password?token=abc', '/reset-password?type=donor'])('[2.22] leads from %s to sign-in', async (at) => {
  const page = await show(ResetPassword, at);
  await waitFor(() => expect(page.address()).toBe('/login'));
});

it.each([
  ['Na-1', 'Password must be at least 6 characters long'],
  ['namaste-108', 'Password must contain at least one uppercase letter'],
  ['NAMASTE-108', 'Password must contain at least one lowercase letter'],
  ['Namaste-om', 'Password must contain at least one number'],
])('[5.11] [5.12] refuses %s', async (password, sentence) => {
  await choose(password);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(network.calls).toHaveLength(0);
});

it('[5.13] wants the same password twice', async () => {
  await choose('Namaste-108', 'Namaste-109');
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
});

it('[2.21] [3.09] [4.18] [9.03] resets, says so, and moves on to sign-in after three seconds', async () => {
  network.on(resetPassword, { success: true, message: 'ok' });
  const page = await choose('Namaste-108');
  expect(await screen.findByRole('heading', { name: 'Password Reset Successfully' })).toBeVisible();
  expect(network.callsTo(resetPassword)[0]?.body).toEqual({ token: 'abc', password: 'Namaste-108', userType: 'temple-admin' });
  await act(() => new Promise((resolve) => setTimeout(resolve, REDIRECT_MS + 50)));
  expect(page.address()).toBe('/login');
});

it('says whose password it was, and leads to the form although another account is signed in', async () => {
  const own = buildDonor();
  localStorage.setItem('user', JSON.stringify(own));
  const account = { id: 'another', email: 'office@example.com', role: 'temple-admin' as const };
  network.on(resetPassword, { success: true, message: 'ok', account }).on(sessionEndpoints.donor.me, own);
  const page = await choose('Namaste-108', 'Namaste-108', { user: own, path: '/reset-password' });
  const note = await screen.findByText(/office@example.com \(Temple Admin\)/);
  expect(note).toHaveTextContent(`You’re signed in here as ${own.email} (Devotee Account).`);
  await page.user.click(screen.getByRole('link', { name: 'Go to Login' }));
  expect(page.state()).toEqual(CHANGES_ACCOUNT);
});

it('knows that this tab’s own session went with the old password', async () => {
  const user = buildDonor();
  localStorage.setItem('user', JSON.stringify(user));
  network.on(resetPassword, { success: true, message: 'ok' }).on(sessionEndpoints.donor.me, refusal('session-required'));
  await choose('Namaste-108', 'Namaste-108', { user });
  await waitFor(() => expect(sessionStore.getState().status).toBe('unauthenticated'));
});

it('[8.15] says in an alert why it was refused', async () => {
  network.on(resetPassword, refusal('rule-violation', { message: 'This link was used already.' }));
  const { user } = await choose('Namaste-108');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link was used already.');
  network.on(resetPassword, NETWORK_DOWN);
  await user.click(screen.getByRole('button', { name: 'Update password' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('An error occurred. Please try again.'));
});

it('asks for a code where the account keeps a second factor, and says where to turn without one', async () => {
  const sentence = 'This account has a second factor. Enter a recovery code, or the 6 digits from your app.';
  network.on(resetPassword, refusal('invalid-fields', { message: sentence, fields: { code: sentence } }));
  const { user } = await choose('Namaste-108');
  const field = await screen.findByLabelText('Second factor code');
  expect(field).toHaveFocus();
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contact');
  network.on(resetPassword, { success: true, message: 'ok' });
  await user.type(field, 'ABCDE-23456');
  await user.click(screen.getByRole('button', { name: 'Update password' }));
  expect(await screen.findByRole('heading', { name: 'Password Reset Successfully' })).toBeVisible();
  expect(network.callsTo(resetPassword)[1]?.body).toMatchObject({ password: 'Namaste-108', code: 'abcde23456' });
});

it('[4.20] reads Updating Password... and is disabled while the call runs', async () => {
  network.on(resetPassword, () => new Promise<never>(() => {}));
  await choose('Namaste-108');
  expect(await screen.findByRole('button', { name: 'Updating Password...' })).toBeDisabled();
});

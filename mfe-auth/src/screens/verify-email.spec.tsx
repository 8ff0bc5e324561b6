import { accountEndpoints, sessionEndpoints } from '@sannidhi/contracts';
import { sessionStore } from '@sannidhi/kit/session';
import { buildDonor, fill, type MockNetwork, mockNetwork, NETWORK_DOWN, refusal } from '@sannidhi/kit/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { CHANGES_ACCOUNT } from '../parts/linked-account.tsx';
import { show } from '../test/show.tsx';
import { REDIRECT_MS } from '../use-go-later.ts';
import { Screen as VerifyEmail } from './verify-email.tsx';

const { verifyEmail, resendVerification, disown } = accountEndpoints;
let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork();
});
afterEach(() => {
  localStorage.clear();
  network.restore();
});

it('[2.14] [3.11] [7.14] verifies the link’s token once, by either of its names', async () => {
  network.on(verifyEmail, { success: true, message: 'ok' });
  await show(VerifyEmail, '/verify-email?verification-token=abc');
  await waitFor(() => expect(network.callsTo(verifyEmail)).toHaveLength(1));
  expect(network.callsTo(verifyEmail)[0]?.query.get('token')).toBe('abc');
  cleanup();
  await show(VerifyEmail, '/verify-email?token=def');
  await waitFor(() => expect(network.callsTo(verifyEmail)[1]?.query.get('token')).toBe('def'));
  cleanup();
  await show(VerifyEmail, '/verify-email?verification-token=&token=ghi');
  await waitFor(() => expect(network.callsTo(verifyEmail)[2]?.query.get('token')).toBe('ghi'));
});

it('[2.16] [4.15] [9.03] [2.17] shows success and moves on to sign-in after three seconds', async () => {
  network.on(verifyEmail, { success: true, message: 'ok' });
  const page = await show(VerifyEmail, '/verify-email?token=abc');
  expect(await screen.findByRole('heading', { name: 'Email Verified' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  expect(page.address()).toBe('/verify-email?token=abc');
  await act(() => new Promise((resolve) => setTimeout(resolve, REDIRECT_MS + 50)));
  expect(page.address()).toBe('/login');
});

it('moves on to the form where another account is signed in, and says whose email it was', async () => {
  const own = buildDonor();
  const account = { ...own, id: 'another', email: 'asha@example.com' };
  network.on(verifyEmail, { success: true, message: 'ok', account });
  const page = await show(VerifyEmail, '/verify-email?token=abc', { user: own });
  expect(await screen.findByText(/asha@example.com \(Devotee Account\)/)).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, REDIRECT_MS + 50)));
  expect([page.address(), page.state()]).toEqual(['/login', CHANGES_ACCOUNT]);
});

it('marks the email as verified in the open session', async () => {
  const user = { ...buildDonor(), emailVerified: false };
  localStorage.setItem('user', JSON.stringify(user));
  network.on(verifyEmail, { success: true, message: 'ok' }).on(sessionEndpoints.donor.me, { ...user, emailVerified: true });
  await show(VerifyEmail, '/verify-email?token=abc', { user });
  await waitFor(() => expect(sessionStore.getState().user?.emailVerified).toBe(true));
});

it('[2.16] [4.15] is loading while the server thinks', async () => {
  network.on(verifyEmail, () => new Promise<never>(() => {}));
  await show(VerifyEmail, '/verify-email?token=abc');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Verifying your email');
  expect(screen.queryByRole('button', { name: 'Send verification email' })).toBeNull();
});

it('[8.17] says Email Verified in a notice too', async () => {
  network.on(verifyEmail, { success: true, message: 'ok' });
  await show(VerifyEmail, '/verify-email?token=abc');
  await waitFor(() => expect(screen.getAllByText('Email Verified')).toHaveLength(2));
});

it('[8.11] says Verification failed where the refusal carries no sentence', async () => {
  network.on(verifyEmail, { success: false, message: '' });
  await show(VerifyEmail, '/verify-email?token=used');
  expect(await screen.findByText('Verification failed')).toBeVisible();
});

it('[8.13] says the server’s sentence under Failed to Send', async () => {
  network.on(resendVerification, refusal('too-many-requests'));
  const { user } = await show(VerifyEmail, '/verify-email?email=meera%40example.com');
  await user.click(screen.getByRole('button', { name: 'Send verification email' }));
  expect(await screen.findByText('Failed to Send')).toBeVisible();
  expect(screen.getByText('Too many tries. Please wait before you try again.')).toBeVisible();
});

it('[4.20] reads Sending... and is disabled while the call runs', async () => {
  network.on(resendVerification, () => new Promise<never>(() => {}));
  const { user } = await show(VerifyEmail, '/verify-email?email=meera%40example.com');
  await user.click(screen.getByRole('button', { name: 'Send verification email' }));
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
});

it('[8.11] [8.12] [4.15] explains a refused link and an unreachable server, and offers a new link', async () => {
  network.on(verifyEmail, refusal('not-found', { message: 'This link was used already.' }));
  await show(VerifyEmail, '/verify-email?token=used');
  expect(await screen.findByText('This link was used already.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send verification email' })).toBeEnabled();
  cleanup();
  network.on(verifyEmail, NETWORK_DOWN);
  await show(VerifyEmail, '/verify-email?token=other');
  expect(await screen.findByText('Failed to verify email. Please try again.')).toBeVisible();
});

it('[2.15] [4.16] [3.10] [8.17] goes straight to the resend form without a token, with the email it was sent', async () => {
  network.on(resendVerification, { success: true, message: 'ok' });
  const { user } = await show(VerifyEmail, '/verify-email?email=meera%40example.com');
  expect(screen.getByLabelText('Email')).toHaveValue('meera@example.com');
  await user.click(screen.getByRole('button', { name: 'Send verification email' }));
  expect(await screen.findByText('Verification Email Sent')).toBeVisible();
  expect(network.callsTo(resendVerification)[0]?.body).toEqual({ email: 'meera@example.com' });
});

it('[5.16] [8.13] [8.14] says what is missing, refused or unreachable', async () => {
  const { user } = await show(VerifyEmail, '/verify-email');
  const send = screen.getByRole('button', { name: 'Send verification email' });
  await user.click(send);
  expect(await screen.findByText('Please enter your email address')).toBeVisible();
  expect(screen.getByText('Email Required')).toBeVisible();
  await fill(user, screen.getByLabelText('Email'), 'meera@example.com');
  network.on(resendVerification, refusal('internal', { message: '' }));
  await user.click(send);
  expect(await screen.findByText('Failed to send verification email')).toBeVisible();
  expect(screen.getByText('Failed to Send')).toBeVisible();
  network.on(resendVerification, NETWORK_DOWN);
  await user.click(send);
  expect(await screen.findByText('Failed to send verification email. Please try again.')).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
});

it('deletes an account that somebody else opened, once that is confirmed', async () => {
  network.on(disown, { success: true, message: 'ok' });
  const { user } = await show(VerifyEmail, '/verify-email?disown=secret');
  expect(await screen.findByRole('heading', { name: 'Wasn’t you?' })).toBeVisible();
  expect(network.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  expect(await screen.findByRole('heading', { name: 'Account deleted' })).toBeVisible();
  expect(network.callsTo(disown)[0]?.body).toEqual({ token: 'secret' });
});

it('says why a “this wasn’t me” link does nothing', async () => {
  network.on(disown, refusal('rule-violation', { message: 'This link was used already.' }));
  const { user } = await show(VerifyEmail, '/verify-email?disown=used');
  await user.click(await screen.findByRole('button', { name: 'Delete account' }));
  expect(await screen.findByText('This link was used already.')).toBeVisible();
});

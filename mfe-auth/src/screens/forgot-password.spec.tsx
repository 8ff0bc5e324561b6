import { accountEndpoints } from '@sannidhi/contracts';
import { fill, type MockNetwork, mockNetwork, NETWORK_DOWN, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { show } from '../test/show.tsx';
import { Screen as ForgotPassword } from './forgot-password.tsx';
import { Screen as ForgotTemplePassword } from './forgot-temple-password.tsx';

const { forgotPassword } = accountEndpoints;
let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork();
});
afterEach(() => network.restore());

it('[2.18] [3.12] [5.14] [5.15] [6.05] waits for an email and one of four account types', async () => {
  const { user } = await show(ForgotPassword, '/forgot-password');
  const send = screen.getByRole('button', { name: 'Send reset link' });
  expect(send).toBeDisabled();
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Choose an account type',
    'Devotee Account',
    'Temple Admin',
    'Priest Account',
    'Super Admin',
  ]);
  await fill(user, screen.getByLabelText('Email'), 'meera@example.com');
  expect(send).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Account type'), 'super-admin');
  expect(send).toBeEnabled();
});

it('[2.19] [2.20] [3.08] [4.17] [8.16] becomes Check Your Email', async () => {
  network.on(forgotPassword, { success: true, message: 'ok' });
  const { user } = await show(ForgotPassword, '/forgot-password');
  await fill(user, screen.getByLabelText('Email'), 'meera@example.com');
  await user.selectOptions(screen.getByLabelText('Account type'), 'donor');
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  expect(
    screen.getByText("If an account with that email exists, you'll receive a password reset link within a few minutes."),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Login' })).toBeVisible();
  expect(network.callsTo(forgotPassword)[0]?.body).toEqual({ email: 'meera@example.com', userType: 'donor' });
});

it('[4.20] reads Sending... and is disabled while the call runs', async () => {
  network.on(forgotPassword, () => new Promise<never>(() => {}));
  const { user } = await show(ForgotPassword, '/forgot-password?type=donor');
  await fill(user, screen.getByLabelText('Email'), 'meera@example.com');
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
});

it('[8.15] says in an alert what the server said, or that something went wrong', async () => {
  network.on(forgotPassword, refusal('too-many-requests'));
  const { user } = await show(ForgotPassword, '/forgot-password?type=priest');
  await fill(user, screen.getByLabelText('Email'), 'meera@example.com');
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. Please wait before you try again.');
  network.on(forgotPassword, NETWORK_DOWN);
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('An error occurred. Please try again.'));
  expect(screen.getByLabelText('Email')).toHaveValue('meera@example.com');
});

it('knows the temple office it was opened from, and leads back there', async () => {
  await show(ForgotTemplePassword, '/temple-admin/forgot-password');
  expect(screen.getByLabelText('Account type')).toHaveValue('temple-admin');
  expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/temple-admin/login');
});

import { accountEndpoints } from '@sannidhi/contracts';
import { queryClient } from '@sannidhi/kit';
import { buildDonor, fill, type MockNetwork, mockNetwork, NETWORK_DOWN, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { fullLoad } from '../full-load.ts';
import { show } from '../test/show.tsx';
import { Screen as Register } from './register.tsx';

jest.mock('../full-load.ts');
const { register } = accountEndpoints;

let network: MockNetwork;
beforeEach(() => {
  localStorage.clear();
  jest.mocked(fullLoad).mockClear();
  network = mockNetwork();
});
afterEach(() => network.restore());

const fillForm = async (confirmPassword = 'secret1') => {
  const page = await show(Register, '/register');
  await fill(page.user, screen.getByLabelText('Full name'), 'Meera Raghunathan');
  await fill(page.user, screen.getByLabelText('Email'), 'meera@example.com');
  await fill(page.user, screen.getByLabelText('Password'), 'secret1');
  await fill(page.user, screen.getByLabelText('Confirm password'), confirmPassword);
  await page.user.click(screen.getByRole('button', { name: 'Create account' }));
  return page;
};

it('[2.12] has its four fields, two password toggles and the ways to sign-in and home', async () => {
  const { user } = await show(Register, '/register');
  for (const label of ['Full name', 'Email', 'Password', 'Confirm password']) expect(screen.getByLabelText(label)).toBeVisible();
  const [first, second] = screen.getAllByRole('button', { name: 'Show password' });
  await user.click(first!);
  await user.click(second!);
  for (const label of ['Password', 'Confirm password']) expect(screen.getByLabelText(label)).toHaveAttribute('type', 'text');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

it('[5.07] [5.08] [5.09] [5.10] names a short name, an invalid email, a short password and passwords that differ', async () => {
  const { user } = await show(Register, '/register');
  await user.type(screen.getByLabelText('Full name'), 'M');
  await fill(user, screen.getByLabelText('Email'), 'meera@');
  await fill(user, screen.getByLabelText('Password'), '12345');
  await fill(user, screen.getByLabelText('Confirm password'), '54321');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Full name must be at least 2 characters')).toBeVisible();
  expect(screen.getByText('Please enter a valid email address')).toBeVisible();
  expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
  expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription("Passwords don't match");
  expect(network.calls).toHaveLength(0);
});

it('[3.07] [2.13] [8.17] sends no confirmation, keeps the session and reloads into the dashboard', async () => {
  network.on(register, { user: { ...buildDonor({ emailVerified: false }), authToken: 'jwt' }, authToken: 'jwt' });
  await fillForm();
  await waitFor(() => expect(fullLoad).toHaveBeenCalledWith('/donor/dashboard'));
  expect(network.callsTo(register)[0]?.body).toEqual({ fullName: 'Meera Raghunathan', email: 'meera@example.com', password: 'secret1' });
  expect(localStorage.getItem('authToken')).toBe('jwt');
  expect(screen.getByText('Registration successful!')).toBeVisible();
});

it('[4.20] reads Creating account... and is disabled while the call runs', async () => {
  network.on(register, () => new Promise<never>(() => {}));
  await fillForm();
  expect(await screen.findByRole('button', { name: 'Creating account...' })).toBeDisabled();
});

it('[4.21] makes the cached /api/auth/me out of date', async () => {
  network.on(register, { user: { ...buildDonor(), authToken: 'jwt' }, authToken: 'jwt' });
  queryClient.setQueryData(['/api/auth/me'], { id: 'somebody else' });
  await fillForm();
  await waitFor(() => expect(queryClient.getQueryState(['/api/auth/me'])?.isInvalidated).not.toBe(false));
});

it('[8.10] says the server’s sentence, or that no account was made', async () => {
  network.on(register, refusal('duplicate', { message: 'An account with this email exists.' }));
  const page = await fillForm();
  expect(await screen.findByText('An account with this email exists.')).toBeVisible();
  expect(screen.getByText('Registration failed')).toBeVisible();
  network.on(register, NETWORK_DOWN);
  await page.user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Failed to create account')).toBeVisible();
});

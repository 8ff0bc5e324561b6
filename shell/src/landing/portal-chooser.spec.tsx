import { ERRORS, ROLE_FACTS, type Role, sessionEndpoints } from '@sannidhi/contracts';
import { STORAGE_KEYS } from '@sannidhi/kit/session';
import { fill, type MockNetwork, mockNetwork, NETWORK_DOWN, Refusal, refusal, renderScreen } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PortalChooser } from './portal-chooser.tsx';

let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork();
  localStorage.clear();
});
afterEach(() => network.restore());

const PORTALS = [
  ['Devotee Portal', 'donor', 'devotee'],
  ['Temple Admin', 'temple-admin', 'temple-admin'],
  ['Priest Portal', 'priest', 'priest'],
  ['Platform Admin', 'superadmin', 'superadmin'],
] as const;

const row = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
const form = (name: string) => screen.getByRole('form', { name });

async function open(name = 'Devotee Portal') {
  const result = await renderScreen(<PortalChooser />);
  await result.user.click(row(name));
  return result;
}

async function signIn(result: Awaited<ReturnType<typeof open>>, email = 'devotee@sannidhi.test', password = 'Namaste-108') {
  await fill(result.user, screen.getByLabelText('Email'), email);
  await fill(result.user, screen.getByLabelText('Password'), password);
  await result.user.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('starts with four closed rows', async () => {
  await renderScreen(<PortalChooser />);
  for (const [name] of PORTALS) expect(row(name)).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByLabelText('Email')).toBeNull();
});

it('[4.11] [4.12] [4.13] keeps one portal row open at a time, resets its form, and closes it on a second click', async () => {
  const { user } = await open();
  await fill(user, screen.getByLabelText('Email'), 'somebody@example.com');
  await user.click(row('Temple Admin'));
  expect(row('Devotee Portal')).toHaveAttribute('aria-expanded', 'false');
  expect(within(form('Temple Admin')).getByLabelText('Email')).toHaveValue('');
  await user.click(row('Devotee Portal'));
  expect(screen.getByLabelText('Email')).toHaveValue('');
  await user.click(row('Devotee Portal'));
  expect(screen.queryByLabelText('Email')).toBeNull();
});

it('[5.01] [5.02] [8.04] asks for both email and password without calling anybody', async () => {
  const { user } = await open();
  await fill(user, screen.getByLabelText('Email'), 'a@b.co');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Missing Information')).toBeVisible();
  expect(screen.getByText('Please enter both email and password')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveAttribute('data-kind', 'error');
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Password'), 'x');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Missing Information');
  expect(network.calls).toEqual([]);
});

it('[5.03] [5.04] takes an email field and a password of any length', async () => {
  network.on(sessionEndpoints.donor.login, refusal('invalid-credentials'));
  const result = await open();
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  await signIn(result, 'a@b.co', 'x');
  await screen.findByText('Login Failed');
  expect(network.callsTo(sessionEndpoints.donor.login)[0]?.body).toEqual({ email: 'a@b.co', password: 'x' });
});

it.each(PORTALS)('[2.09] [8.07] %s signs in as %s and leads to its home', async (name, role, portal) => {
  const user = { id: '1', role, email: 'a@b.co', fullName: 'Meera', emailVerified: true };
  network.on(sessionEndpoints[role].login, { authToken: 'token', user: { ...user, authToken: 'token' } });
  const result = await open(name);
  await signIn(result, 'a@b.co');
  const welcome = await screen.findByText(`Welcome to ${portal} portal!`);
  expect(welcome).toBeVisible();
  expect(welcome).toHaveTextContent('Login Successful');
  expect(result.address()).toBe(ROLE_FACTS[role].home);
  expect(localStorage.getItem(STORAGE_KEYS.token)).toBe('token');
  expect(network.callsTo(sessionEndpoints[role].login)[0]?.body).toEqual({ email: 'a@b.co', password: 'Namaste-108' });
});

it.each([
  ['superadmin', '/superadmin-dashboard'],
  ['trustee', '/'],
])('[2.09] follows the role %s in the answer, whichever row was pressed', async (role, home) => {
  const user = { id: '1', role: role as Role, email: 'a@b.co', fullName: 'Meera', emailVerified: true, authToken: 'token' };
  network.on(sessionEndpoints.donor.login, { authToken: 'token', user });
  const result = await open();
  await signIn(result, 'a@b.co');
  await waitFor(() => expect(result.address()).toBe(home));
});

it('[8.05] shows the server’s words under Login Failed', async () => {
  network.on(sessionEndpoints.donor.login, refusal('invalid-credentials'));
  const result = await open();
  await signIn(result);
  expect(await screen.findByText('Login Failed')).toBeVisible();
  expect(screen.getByText('Invalid email or password')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('devotee@sannidhi.test');
});

it('[8.06] tells a failing network apart', async () => {
  network.on(sessionEndpoints.donor.login, NETWORK_DOWN);
  const result = await open();
  await signIn(result);
  expect(await screen.findByText('Login Error')).toBeVisible();
  expect(screen.getByText('An error occurred during login.')).toBeVisible();
});

it('[4.19] sends an unverified email to its verification', async () => {
  network.on(sessionEndpoints.donor.login, refusal('forbidden', { message: 'Please verify your email before signing in.' }));
  const result = await open();
  await signIn(result);
  expect(await screen.findByText('Email Verification Required')).toBeVisible();
  expect(result.address()).toBe('/verify-email?email=devotee%40sannidhi.test');
});

it.each(['second-factor-required', 'email-code-required'] as const)('leads to the portal’s own page for a code: %s', async (code) => {
  const [statusCode, message] = ERRORS[code];
  const body = { statusCode, code, message, requestId: 'r', challenge: 'c-1' };
  network.on(sessionEndpoints.superadmin.login, new Refusal(statusCode, JSON.stringify(body)));
  const result = await open('Platform Admin');
  await signIn(result);
  await waitFor(() => expect(result.address()).toBe('/superadmin/login'));
  expect(screen.queryByText('Login Failed')).toBeNull();
});

it('[4.14] reads Signing in... and is disabled while the call runs', async () => {
  let answer: () => void = () => {};
  network.on(sessionEndpoints.donor.login, async () => {
    await new Promise<void>((done) => {
      answer = done;
    });
    throw new Error('never read');
  });
  const result = await open();
  await signIn(result);
  expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  answer();
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeEnabled();
});

it('shows and hides the password', async () => {
  const { user } = await open();
  await fill(user, screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

import {
  completeSignInEndpoints,
  ERRORS,
  passkeySignInEndpoints,
  type Role,
  resendCodeEndpoints,
  type SignedIn,
  sessionEndpoints,
} from '@sannidhi/contracts';
import { sessionStore } from '@sannidhi/kit/session';
import { buildDonor, fill, type MockNetwork, mockNetwork, NETWORK_DOWN, Refusal, refusal } from '@sannidhi/kit/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { fullLoad } from '../full-load.ts';
import { CHANGES_ACCOUNT } from '../parts/linked-account.tsx';
import { show } from '../test/show.tsx';
import { Screen as PlatformSignIn } from './platform-sign-in.tsx';
import { Screen as PriestSignIn } from './priest-sign-in.tsx';
import { Screen as SignIn } from './sign-in.tsx';
import { Screen as TempleSignIn } from './temple-sign-in.tsx';

jest.mock('../full-load.ts');
const { login } = sessionEndpoints.donor;
const signedIn: SignedIn = { user: { ...buildDonor(), authToken: 'jwt' }, authToken: 'jwt' };

let network: MockNetwork;
beforeEach(() => {
  localStorage.clear();
  jest.mocked(fullLoad).mockClear();
  network = mockNetwork();
});
afterEach(() => {
  network.restore();
  jest.restoreAllMocks();
});

const signIn = async (at = '/login', Screen = SignIn) => {
  const page = await show(Screen, at);
  await fill(page.user, screen.getByLabelText('Email'), 'devotee@sannidhi.test');
  await fill(page.user, screen.getByLabelText('Password'), 'Namaste-108');
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
  return page;
};

describe('the devotee’s sign-in', () => {
  it('[2.10] has its fields, the password toggle and the ways to forgot, register and home', async () => {
    const { user } = await show(SignIn, '/login');
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('[6.06] offers no choice of role', async () => {
    await show(SignIn, '/login');
    for (const role of ['combobox', 'listbox', 'radio', 'radiogroup', 'tab'] as const) expect(screen.queryByRole(role)).toBeNull();
  });

  it('[5.05] [5.06] names an invalid email and a missing password, and asks nothing of the server', async () => {
    const { user } = await show(SignIn, '/login');
    await fill(user, screen.getByLabelText('Email'), 'meera@');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(network.calls).toHaveLength(0);
  });

  it('[2.11] [3.05] [3.03] [6.07] [8.17] keeps the session and reloads into the donor’s dashboard', async () => {
    network.on(login, signedIn);
    await signIn();
    await waitFor(() => expect(fullLoad).toHaveBeenCalledWith('/donor/dashboard'));
    expect(network.callsTo(login)[0]?.body).toEqual({ email: 'devotee@sannidhi.test', password: 'Namaste-108' });
    expect(localStorage.getItem('authToken')).toBe('jwt');
    expect(localStorage.getItem('auth_token')).toBe('jwt');
    expect(await screen.findByText('Login successful!')).toBeVisible();
  });

  it('comes back to where a guard sent the person from, and never to another site', async () => {
    network.on(login, signedIn);
    await signIn('/login?return=%2Freceipts%3Fyear%3D2025');
    await waitFor(() => expect(fullLoad).toHaveBeenCalledWith('/receipts?year=2025'));
    jest.mocked(fullLoad).mockClear();
    cleanup();
    await signIn('/login?return=%2F%2Fevil.test');
    await waitFor(() => expect(fullLoad).toHaveBeenCalledWith('/donor/dashboard'));
  });

  it('[4.14] [4.20] reads Signing in... and is disabled while the call runs', async () => {
    let answer = (_: SignedIn) => {};
    network.on(login, () => new Promise<SignedIn>((resolve) => (answer = resolve)));
    await signIn();
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled();
    answer(signedIn);
    await waitFor(() => expect(fullLoad).toHaveBeenCalled());
  });

  it('[8.08] says the server’s sentence when it refuses, and keeps what was typed', async () => {
    network.on(login, refusal('invalid-credentials'));
    await signIn();
    expect(await screen.findByText('Login failed')).toBeVisible();
    expect(screen.getByText('Invalid email or password')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('Namaste-108');
    expect(fullLoad).not.toHaveBeenCalled();
  });

  it('[8.08] says that email or password is invalid when the server says nothing', async () => {
    globalThis.fetch = async () => new Response('', { status: 401, statusText: 'Unauthorized' });
    await signIn();
    expect(await screen.findByText('Invalid email or password')).toBeVisible();
  });

  it('[8.08] shows what the server says, with a code or without', async () => {
    globalThis.fetch = async () => new Response(JSON.stringify({ message: 'Signing in is closed tonight.' }), { status: 503 });
    await signIn();
    expect(await screen.findByText('Signing in is closed tonight.')).toBeVisible();
  });

  it('[4.19] [8.09] sends an unverified email to its verification', async () => {
    network.on(login, refusal('email-unverified', { message: 'Please verify your email before you sign in.' }));
    const page = await signIn();
    await waitFor(() => expect(page.address()).toBe('/verify-email?email=devotee%40sannidhi.test'));
    expect(await screen.findByText('Email Verification Required')).toBeVisible();
    expect(screen.getByText('Please check your email and verify your account before logging in.')).toBeVisible();
  });

  it('blames no password when no answer came', async () => {
    network.on(login, NETWORK_DOWN);
    await signIn();
    expect(await screen.findByText('An error occurred during login.')).toBeVisible();
  });

  it('speaks Hindi when asked', async () => {
    await show(SignIn, '/login', { language: 'hi' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('फिर से स्वागत है');
  });
});

it.each([
  ['temple office', TempleSignIn, 'temple-admin', '/temple-admin/dashboard', '/temple-admin/forgot-password'],
  ['priest', PriestSignIn, 'priest', '/priest/dashboard', '/forgot-password?type=priest'],
  ['platform desk', PlatformSignIn, 'superadmin', '/superadmin-dashboard', '/forgot-password?type=super-admin'],
] as const)('[2.09] signs the %s in at its own address and leads to its own dashboard', async (_name, Screen, role, home, forgot) => {
  network.on(sessionEndpoints[role].login, { ...signedIn, user: { ...signedIn.user, role } });
  await signIn(`/${role}/login`, Screen);
  await waitFor(() => expect(fullLoad).toHaveBeenCalledWith(home));
  expect(network.callsTo(sessionEndpoints[role].login)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', forgot);
});

describe('who is signed in already', () => {
  const as = (role: Role) => ({ user: { ...buildDonor(), role } });

  it.each([
    ['/login', SignIn, 'donor', '/donor/dashboard'],
    ['/login', SignIn, 'priest', '/priest/dashboard'],
    ['/devotee/login', SignIn, 'donor', '/donor/dashboard'],
    ['/temple-admin/login', TempleSignIn, 'temple-admin', '/temple-admin/dashboard'],
    ['/priest/login', PriestSignIn, 'priest', '/priest/dashboard'],
    ['/superadmin/login', PlatformSignIn, 'superadmin', '/superadmin-dashboard'],
    ['/priest/login?return=%2Fpriest%2Fsettings', PriestSignIn, 'priest', '/priest/settings'],
    ['/login?return=%2F%2Fevil.test', SignIn, 'donor', '/donor/dashboard'],
    ['/login?return=%2Freceipts', SignIn, 'priest', '/priest/dashboard'],
  ] as const)('goes from %s on to their own page', async (at, Screen, role, home) => {
    const page = await show(Screen, at, as(role));
    await waitFor(() => expect(page.address()).toBe(home));
    expect(network.calls).toHaveLength(0);
  });

  it('finds the form where a link for another account leads', async () => {
    await show(SignIn, '/login', { ...as('donor'), state: CHANGES_ACCOUNT });
    expect(await screen.findByLabelText('Email')).toBeVisible();
  });

  it('finds another portal’s form, to change accounts', async () => {
    const page = await show(TempleSignIn, '/temple-admin/login', as('donor'));
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(page.address()).toBe('/temple-admin/login');
  });

  it('keeps the form until its own full load where it was sent before the check ended', async () => {
    network.on(login, signedIn);
    const Checking = () => {
      useState(() => sessionStore.setState({ status: 'loading', user: undefined }));
      return <SignIn />;
    };
    const page = await signIn('/login', Checking);
    await waitFor(() => expect(fullLoad).toHaveBeenCalledWith('/donor/dashboard'));
    expect(screen.getByLabelText('Email')).toBeVisible();
    expect(page.address()).toBe('/login');
  });

  it('sees no form while a stored sign-in is being checked', async () => {
    localStorage.setItem('user', JSON.stringify(buildDonor()));
    const Checking = () => {
      useState(() => sessionStore.setState({ status: 'loading' }));
      return <SignIn />;
    };
    const page = await show(Checking, '/login');
    expect(screen.queryByLabelText('Email')).toBeNull();
    act(() => sessionStore.setState({ status: 'authenticated', user: buildDonor() }));
    expect(page.address()).toBe('/donor/dashboard');
  });
});

const complete = completeSignInEndpoints.donor;
const awaiting = (code: 'second-factor-required' | 'email-code-required', challenge = 'c-1') => {
  const [statusCode, message] = ERRORS[code];
  return new Refusal(statusCode, JSON.stringify({ statusCode, code, message, requestId: 'r', challenge }));
};

describe('the code by mail', () => {
  const enterCode = async (page: Awaited<ReturnType<typeof signIn>>, code: string) => {
    await page.user.type(await screen.findByLabelText('Code from your email'), code);
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
  };

  it('is asked for where the server wants one, with the focus in its field, and enters', async () => {
    network.on(login, awaiting('email-code-required')).on(complete, signedIn);
    const page = await signIn('/login?return=%2Freceipts');
    expect(await screen.findByText('We sent a 6-digit code to your email.')).toBeVisible();
    expect(screen.getByLabelText('Code from your email')).toHaveFocus();
    await enterCode(page, '123 456');
    await waitFor(() => expect(fullLoad).toHaveBeenCalledWith('/receipts'));
    expect(network.callsTo(complete)[0]?.body).toEqual({ challenge: 'c-1', code: '123456' });
  });

  it('says at the field that a code did not match', async () => {
    network.on(login, awaiting('email-code-required')).on(complete, refusal('email-code-wrong'));
    await enterCode(await signIn(), '000000');
    expect(await screen.findByText(/That code didn't match/)).toBeVisible();
    expect(screen.getByLabelText('Code from your email')).toHaveAttribute('aria-invalid', 'true');
  });

  it('leads on to the code of the app where that is asked for too', async () => {
    network.on(login, awaiting('email-code-required')).on(complete, awaiting('second-factor-required', 'c-2'));
    await enterCode(await signIn(), '123456');
    expect(await screen.findByLabelText('Code from your authenticator app')).toBeVisible();
  });

  it('is sent again after a while', async () => {
    const resend = resendCodeEndpoints.donor;
    network.on(login, awaiting('email-code-required')).on(resend, { success: true, message: 'ok' });
    const page = await signIn();
    expect(await screen.findByText(/Resend in/)).toBeVisible();
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 31_000);
    await page.user.click(await screen.findByRole('button', { name: 'Resend code' }));
    await waitFor(() => expect(network.callsTo(resend)[0]?.body).toEqual({ challenge: 'c-1' }));
    expect(await screen.findByText('We sent you a new code')).toBeVisible();
  });
});

describe('the second step', () => {
  const awaited = awaiting('second-factor-required');
  const enterCode = async (page: Awaited<ReturnType<typeof signIn>>, code: string) => {
    await fill(page.user, await screen.findByLabelText('Code from your authenticator app'), code);
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
  };

  it('asks for a code where the account has a second factor, and enters with it', async () => {
    network.on(login, awaited).on(complete, signedIn);
    const page = await signIn('/login?return=%2Freceipts');
    await enterCode(page, '123 456');
    await waitFor(() => expect(fullLoad).toHaveBeenCalledWith('/receipts'));
    expect(network.callsTo(complete)[0]?.body).toEqual({ challenge: 'c-1', code: '123456' });
  });

  it('takes a recovery code as it is on paper', async () => {
    network.on(login, awaited).on(complete, signedIn);
    await enterCode(await signIn(), 'ABCDE-12345');
    await waitFor(() => expect(network.callsTo(complete)[0]?.body).toEqual({ challenge: 'c-1', code: 'abcde12345' }));
  });

  it('says at the field that a code did not match', async () => {
    network.on(login, awaited).on(complete, refusal('second-factor-wrong'));
    await enterCode(await signIn(), '000000');
    expect(await screen.findByText(/That code didn't match/)).toBeVisible();
    expect(screen.getByLabelText('Code from your authenticator app')).toHaveAttribute('aria-invalid', 'true');
    expect(fullLoad).not.toHaveBeenCalled();
  });

  it('begins again with the password when it took too long', async () => {
    network.on(login, awaited).on(complete, refusal('second-factor-expired'));
    await enterCode(await signIn(), '123456');
    expect(await screen.findByText(/This sign-in took too long/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('devotee@sannidhi.test');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });
});

describe('a passkey', () => {
  const SIGNED = { id: 'credential', clientDataJSON: btoa('client'), authenticatorData: btoa('bytes!'), signature: btoa('signed') };
  const { options, signIn: alone, complete: second } = passkeySignInEndpoints.donor;
  const device = { get: jest.fn() };
  const bytes = (text: string) => new TextEncoder().encode(text).buffer;
  const press = async (page: Awaited<ReturnType<typeof show>>) =>
    page.user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  beforeEach(() => {
    Object.assign(window, { PublicKeyCredential: class {} });
    Object.defineProperty(navigator, 'credentials', { value: device, configurable: true });
    network.on(options, { options: { challenge: 'Yw' } });
    const response = {
      clientDataJSON: bytes('client'),
      authenticatorData: bytes('bytes!'),
      signature: bytes('signed'),
      userHandle: bytes('me!'),
    };
    const credential = { id: 'credential', rawId: bytes('raw'), type: 'public-key', response, getClientExtensionResults: () => ({}) };
    device.get.mockReset().mockResolvedValue(credential);
  });

  it('signs in without email or password', async () => {
    network.on(alone, signedIn);
    await press(await show(SignIn, '/login'));
    await waitFor(() => expect(fullLoad).toHaveBeenCalledWith('/donor/dashboard'));
    expect(network.callsTo(options)[0]?.body).toEqual({});
    expect(network.callsTo(alone)[0]?.body).toEqual({ ...SIGNED, userHandle: btoa('me!') });
    expect(localStorage.getItem('authToken')).toBe('jwt');
  });

  it('completes a sign-in with the password, and is offered only to an account that has one', async () => {
    const asked = JSON.parse(awaiting('second-factor-required').body);
    network.on(login, new Refusal(401, JSON.stringify({ ...asked, hasPasskey: true }))).on(second, signedIn);
    const page = await signIn();
    // The step with the password has such a button too.
    expect(await screen.findByLabelText('Code from your authenticator app')).toBeVisible();
    await press(page);
    await waitFor(() => expect(fullLoad).toHaveBeenCalledWith('/donor/dashboard'));
    expect(network.callsTo(options)[0]?.body).toEqual({ challenge: 'c-1' });
    expect(network.callsTo(second)[0]?.body).toEqual({ challenge: 'c-1', ...SIGNED });
    cleanup();
    network.on(login, awaiting('second-factor-required'));
    await signIn();
    expect(await screen.findByLabelText('Code from your authenticator app')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });

  it('that was refused says so, and a closed dialog says nothing', async () => {
    network.on(alone, refusal('passkey-wrong'));
    const page = await show(SignIn, '/login');
    device.get.mockRejectedValueOnce(new DOMException('closed', 'NotAllowedError'));
    await press(page);
    await press(page);
    expect(await screen.findByText(/We couldn't sign you in with this passkey/)).toBeVisible();
    expect(network.callsTo(alone)).toHaveLength(1);
    expect(fullLoad).not.toHaveBeenCalled();
  });

  it('is not offered by a browser that knows none', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    await show(SignIn, '/login');
    expect(screen.getByText('This browser doesn’t support passkeys.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });
});

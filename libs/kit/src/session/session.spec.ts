import { type CurrentUser, ROLE_FACTS, ROLES, type SignedIn, sessionEndpoints } from '@sannidhi/contracts';
import {
  buildDonor,
  buildPriest,
  buildStaff,
  buildSuperadmin,
  type MockNetwork,
  mockNetwork,
  NETWORK_DOWN,
  refusal,
} from '../testing/index.ts';
import { checkSession, forgetSessionCheck } from './check-session.ts';
import { readSession, sessionStore } from './session-store.ts';
import { adoptSession, signIn, signOut } from './sign-in.ts';

const donor = buildDonor();
const signedIn = (user = donor): SignedIn => ({ authToken: 'token-1', user: { ...user, authToken: 'token-1' } });
const remember = (user: object = donor) => {
  localStorage.setItem('authToken', 'token-1');
  localStorage.setItem('user', JSON.stringify(user));
};
let network: MockNetwork;

beforeEach(() => {
  localStorage.clear();
  forgetSessionCheck();
  sessionStore.setState({ status: 'loading', user: undefined });
  network = mockNetwork();
  jest.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  network.restore();
  jest.restoreAllMocks();
});

describe('the session check', () => {
  it.each(ROLES)('[4.01] verifies a stored %s at that role’s address', async (role) => {
    remember({ ...donor, role });
    network.on(sessionEndpoints[role].me, { ...donor, role });
    await checkSession();
    expect(network.calls.map((call) => call.path)).toEqual([`${ROLE_FACTS[role].authPath}/me`]);
    expect(readSession().status).toBe('authenticated');
  });

  it('[6.03] [6.04] checks a priest and a super admin at addresses of their own', () => {
    expect(ROLE_FACTS.priest).toMatchObject({ authPath: '/api/priest/auth', logoutPath: '/api/priest/logout' });
    expect(ROLE_FACTS.superadmin).toMatchObject({ signInPath: '/superadmin/login', portal: 'superadmin' });
    expect(new Set(ROLES.map((role) => sessionEndpoints[role].me.path)).size).toBe(ROLES.length);
    expect(new Set(ROLES.map((role) => sessionEndpoints[role].logout.path)).size).toBe(ROLES.length);
  });

  it('[7.06] [7.07] [7.08] asks donor, temple admin and priest at the addresses of the specification', () => {
    expect([sessionEndpoints.donor.me.path, sessionEndpoints['temple-admin'].me.path, sessionEndpoints.priest.me.path]).toEqual([
      '/api/auth/me',
      '/api/temple-admin/auth/me',
      '/api/priest/auth/me',
    ]);
  });

  it('[4.01] runs once, however often it is asked', async () => {
    network.on(sessionEndpoints.donor.me, donor);
    await Promise.all([checkSession(), checkSession()]);
    await checkSession();
    expect(network.callsTo(sessionEndpoints.donor.me)).toHaveLength(1);
  });

  it('[4.02] keeps the stored user when the answer is ok and has an id', async () => {
    remember({ ...donor, fullName: 'Meera, as stored' });
    network.on(sessionEndpoints.donor.me, donor);
    await checkSession();
    expect(readSession().user?.fullName).toBe('Meera, as stored');
    expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ id: donor.id, fullName: 'Meera, as stored' });
  });

  it('does not undo a sign-in that was faster than its answer', async () => {
    network.on(sessionEndpoints.donor.me, ({ headers }) => (headers.authorization ? donor : refusal('session-required')));
    const asking = checkSession();
    adoptSession(signedIn());
    await asking;
    expect(readSession()).toMatchObject({ status: 'authenticated', user: { id: donor.id } });
    expect(localStorage.getItem('authToken')).toBe('token-1');
  });

  it('takes over a sign-in that another tab made meanwhile', async () => {
    network.on(sessionEndpoints.priest.me, buildPriest());
    const asking = checkSession();
    remember(buildPriest());
    await asking;
    expect(readSession().isPriest).toBe(true);
  });

  it('takes over permissions that changed since sign-in', async () => {
    remember(buildStaff('viewer'));
    network.on(sessionEndpoints['temple-admin'].me, buildStaff('treasurer'));
    await checkSession();
    expect(readSession().can('donations:refund')).toBe(true);
  });

  const DOUBTS: [string, ReturnType<typeof refusal> | typeof donor][] = [
    ['a refusal', refusal('session-required')],
    ['an answer without an id', {} as typeof donor],
  ];
  it.each(DOUBTS)('[4.03] clears token and user after %s', async (_, answer) => {
    remember();
    localStorage.setItem('auth_token', 'token-1');
    network.on(sessionEndpoints.donor.me, answer);
    await checkSession();
    expect(localStorage).toHaveLength(0);
    expect(readSession()).toMatchObject({ status: 'unauthenticated', user: undefined });
  });

  const SILENCES: [string, ReturnType<typeof refusal> | typeof NETWORK_DOWN][] = [
    ['there is no network', NETWORK_DOWN],
    ['the gateway reaches no platform', refusal('unavailable')],
  ];
  it.each(SILENCES)('keeps a stored sign-in while %s, and finds it again when somebody answers', async (_, answer) => {
    remember();
    network.on(sessionEndpoints.donor.me, answer);
    await checkSession();
    expect(readSession()).toMatchObject({ status: 'unauthenticated', user: undefined });
    expect(localStorage.getItem('authToken')).toBe('token-1');
    network.on(sessionEndpoints.donor.me, donor);
    forgetSessionCheck();
    await checkSession();
    expect(readSession()).toMatchObject({ status: 'authenticated', user: { id: donor.id } });
  });

  it('[4.04] [4.05] without a token tries donor, then temple admin by cookie, and stores who it finds', async () => {
    network.on(sessionEndpoints['temple-admin'].me, buildStaff('owner'));
    await checkSession();
    expect(network.calls.map((call) => call.path)).toEqual(['/api/auth/me', '/api/temple-admin/auth/me']);
    expect(network.calls.every((call) => call.credentials === 'include' && call.headers.authorization === undefined)).toBe(true);
    expect(JSON.parse(localStorage.getItem('user')!).role).toBe('temple-admin');
    expect(readSession().isTempleAdmin).toBe(true);
  });

  it('[4.05] a donor found by cookie is stored with the role donor', async () => {
    network.on(sessionEndpoints.donor.me, donor);
    await checkSession();
    expect(network.calls).toHaveLength(1);
    expect(readSession().isDonor).toBe(true);
  });

  it('[4.06] [4.07] [8.18] ends unauthenticated when both fail, even without a network', async () => {
    network.on(sessionEndpoints.donor.me, NETWORK_DOWN);
    expect(readSession().status).toBe('loading');
    await checkSession();
    expect(readSession().status).toBe('unauthenticated');
    expect(console.info).toHaveBeenCalled();
  });

  it('takes a broken stored user for none', async () => {
    localStorage.setItem('authToken', 'token-1');
    localStorage.setItem('user', '{broken');
    await checkSession();
    expect(readSession().status).toBe('unauthenticated');
    expect(localStorage.getItem('authToken')).toBeNull();
  });
});

describe('signing in', () => {
  it('[3.02] [3.03] [3.04] [9.10] stores the token under both names and the user under user', () => {
    adoptSession(signedIn());
    expect(localStorage.getItem('authToken')).toBe('token-1');
    expect(localStorage.getItem('auth_token')).toBe('token-1');
    expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ id: donor.id, role: 'donor', authToken: 'token-1' });
  });

  it('[3.13] [7.18] takes email, password and a portal’s role string, and says success', async () => {
    network.on(sessionEndpoints.donor.login, signedIn());
    await expect(signIn('devotee@sannidhi.test', 'Namaste-108', 'devotee')).resolves.toEqual({ success: true, role: 'donor', message: '' });
    expect(readSession().status).toBe('authenticated');
  });

  it('[3.05] [7.12] sends email and password and nothing else', async () => {
    network.on(sessionEndpoints.donor.login, signedIn());
    await signIn('devotee@sannidhi.test', 'Namaste-108', 'devotee');
    expect(network.calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/auth/login',
      body: { email: 'devotee@sannidhi.test', password: 'Namaste-108' },
    });
  });

  it('[8.05] hands on the server’s sentence when it refuses', async () => {
    network.on(sessionEndpoints.priest.login, refusal('invalid-credentials'));
    await expect(signIn('priest@sannidhi.test', 'wrong', 'priest')).resolves.toMatchObject({
      success: false,
      message: 'Invalid email or password',
      code: 'invalid-credentials',
    });
    expect(readSession().status).toBe('loading');
  });

  it('[8.05] says Invalid credentials when the refusal carries no sentence', async () => {
    globalThis.fetch = async () => new Response('', { status: 401, statusText: 'Unauthorized' });
    await expect(signIn('a@b.test', 'x', 'superadmin')).resolves.toMatchObject({ success: false, message: 'Invalid credentials' });
  });

  it('[8.06] rejects when the network fails', async () => {
    network.on(sessionEndpoints.donor.login, NETWORK_DOWN);
    await expect(signIn('a@b.test', 'x', 'devotee')).rejects.toThrow('Failed to fetch');
  });
});

describe('signing out', () => {
  const PEOPLE: [CurrentUser['role'], CurrentUser, string][] = [
    ['donor', buildDonor(), '/api/auth/logout'],
    ['temple-admin', buildStaff(), '/api/temple-admin/auth/logout'],
    ['priest', buildPriest(), '/api/priest/logout'],
    ['superadmin', buildSuperadmin(), '/api/superadmin/auth/logout'],
  ];
  it.each(PEOPLE)(
    '[4.09] [7.09] [7.10] [7.11] [6.03] of a %s clears token, tells the role’s address, clears user, goes to /',
    async (_, user, path) => {
      adoptSession(signedIn(user));
      const leave = jest.fn();
      let tokenDuringCall: string | null = 'unset';
      network.on(sessionEndpoints[user.role].logout, () => {
        tokenDuringCall = localStorage.getItem('authToken');
        return { success: true, message: '' };
      });
      await signOut(leave);
      expect(network.calls[0]).toMatchObject({ method: 'POST', path, headers: { authorization: 'Bearer token-1' } });
      expect(tokenDuringCall).toBeNull();
      expect(localStorage).toHaveLength(0);
      expect(readSession().status).toBe('unauthenticated');
      expect(leave).toHaveBeenCalledWith('/');
    },
  );

  it('leaves nobody’s drafts and places behind', async () => {
    adoptSession(signedIn());
    network.on(sessionEndpoints.donor.logout, { success: true, message: '' });
    sessionStorage.setItem(`donor-gift:${donor.id}`, '{"note":"For Amma"}');
    localStorage.setItem(`answer:${donor.id}`, '{"text":"Namaste"}');
    localStorage.setItem('panchanga', '{"places":["Edison"]}');
    localStorage.setItem('theme', 'dark');
    await signOut(() => {});
    expect(sessionStorage).toHaveLength(0);
    expect(Object.keys(localStorage)).toEqual(['theme']);
  });

  it('[4.10] [8.18] clears this browser even when the call fails', async () => {
    adoptSession(signedIn());
    network.on(sessionEndpoints.donor.logout, NETWORK_DOWN);
    const leave = jest.fn();
    await signOut(leave);
    for (const key of ['authToken', 'auth_token', 'user']) expect(localStorage.getItem(key)).toBeNull();
    expect(leave).toHaveBeenCalledWith('/');
    expect(console.info).toHaveBeenCalled();
  });

  it('clears this browser also where what the device keeps can’t be read', async () => {
    adoptSession(signedIn());
    network.on(sessionEndpoints.donor.logout, { success: true, message: '' });
    const fails = () => Promise.reject(new Error('The database is closed.'));
    jest.doMock('../offline/device-queue.ts', () => ({ unsentOf: fails, wipeDevice: fails }));
    const leave = jest.fn();
    await signOut(leave);
    jest.dontMock('../offline/device-queue.ts');
    for (const key of ['authToken', 'auth_token', 'user']) expect(localStorage.getItem(key)).toBeNull();
    expect(leave).toHaveBeenCalledWith('/');
  });

  it('[4.10] opens no session by its cookie again until the server has heard', async () => {
    adoptSession(signedIn());
    network.on(sessionEndpoints.donor.logout, NETWORK_DOWN).on(sessionEndpoints.donor.me, donor);
    await signOut(() => {});
    await checkSession();
    expect(readSession().status).toBe('unauthenticated');
    expect(network.callsTo(sessionEndpoints.donor.me)).toHaveLength(0);
    network.on(sessionEndpoints.donor.logout, { success: true, message: '' }).on(sessionEndpoints.donor.me, refusal('session-required'));
    forgetSessionCheck();
    await checkSession();
    expect(network.callsTo(sessionEndpoints.donor.logout)).toHaveLength(3);
    expect(localStorage).toHaveLength(0);
  });

  it('[4.10] is not held against who signs in next', async () => {
    adoptSession(signedIn());
    network.on(sessionEndpoints.donor.logout, NETWORK_DOWN).on(sessionEndpoints.donor.me, donor);
    await signOut(() => {});
    adoptSession(signedIn());
    localStorage.removeItem('authToken');
    localStorage.removeItem('auth_token');
    await checkSession();
    expect(readSession().status).toBe('authenticated');
  });
});

describe('what a session answers', () => {
  it('[6.02] has a flag per role and a check against a list', () => {
    const flags = ({ isDonor, isTempleAdmin, isPriest, isSuperadmin }: ReturnType<typeof readSession>) => [
      isDonor,
      isTempleAdmin,
      isPriest,
      isSuperadmin,
    ];
    for (const [index, role] of ROLES.entries()) {
      sessionStore.setState({ status: 'authenticated', user: { ...donor, role } });
      expect(flags(readSession())).toEqual(ROLES.map((_, other) => other === index));
      expect(readSession().hasRole([role])).toBe(true);
      expect(readSession().hasRole(ROLES.filter((other) => other !== role))).toBe(false);
    }
    sessionStore.setState({ status: 'unauthenticated', user: undefined });
    expect(flags(readSession())).toEqual([false, false, false, false]);
    expect(readSession().hasRole(ROLES)).toBe(false);
  });

  it('grants a permission only to who holds it', () => {
    sessionStore.setState({ status: 'authenticated', user: buildStaff('front-desk') });
    expect(readSession().can('donations:record')).toBe(true);
    expect(readSession().can('donations:refund')).toBe(false);
    sessionStore.setState({ status: 'unauthenticated', user: undefined });
    expect(readSession().can('donations:record')).toBe(false);
  });
});

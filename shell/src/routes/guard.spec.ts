import type { CurrentUser, Permission } from '@sannidhi/contracts';
import { guard } from './guard.ts';

const HERE = '/temple-admin/donations?view=refunds';
const user = (role: CurrentUser['role']): CurrentUser => ({ id: '1', role, email: 'a@b.test', fullName: 'A', emailVerified: true });
const session = (role?: CurrentUser['role'], permissions: Permission[] = []) => ({
  status: role ? ('authenticated' as const) : ('unauthenticated' as const),
  user: role && user(role),
  can: (permission: Permission) => permissions.includes(permission),
});
const donations = { area: 'mfe-temple-admin', access: 'signed-in', permission: 'donations:read' } as const;

it('shows public pages to everybody, before the session check has ended too', () => {
  const page = { area: 'mfe-devotee', access: 'public' } as const;
  expect(guard(page, session(), HERE)).toEqual({ kind: 'show' });
  expect(guard(page, { ...session(), status: 'loading' }, HERE)).toEqual({ kind: 'show' });
});

it('[4.08] waits while the session is being checked', () => {
  expect(guard(donations, { ...session(), status: 'loading' }, HERE)).toEqual({ kind: 'wait' });
});

it('sends who is not signed in to the area’s own sign-in, with the way back', () => {
  expect(guard(donations, session(), HERE)).toEqual({
    kind: 'sign-in',
    to: `/temple-admin/login?return=${encodeURIComponent(HERE)}`,
  });
  const to = (area: 'mfe-devotee' | 'mfe-priest' | 'mfe-superadmin') => guard({ area, access: 'signed-in' }, session(), '/x');
  expect(to('mfe-devotee')).toMatchObject({ to: '/devotee/login?return=%2Fx' });
  expect(to('mfe-priest')).toMatchObject({ to: '/priest/login?return=%2Fx' });
  expect(to('mfe-superadmin')).toMatchObject({ to: '/superadmin/login?return=%2Fx' });
});

it('shows a page that works offline without a session while there is no network, and no other page', () => {
  const page = { area: 'mfe-devotee', access: 'signed-in' } as const;
  expect(guard(page, session(), '/donor/panchanga?date=2026-11-20')).toMatchObject({ kind: 'sign-in' });
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(guard(page, session(), '/donor/panchanga?date=2026-11-20')).toEqual({ kind: 'show' });
  expect(guard(page, session(), '/devotee/dashboard')).toMatchObject({ kind: 'sign-in' });
  offline.mockRestore();
});

it('sends nobody to sign in again whose sign-in is stored and could not be checked', () => {
  const page = { area: 'mfe-devotee', access: 'signed-in' } as const;
  localStorage.setItem('authToken', 'token-1');
  expect(guard(page, session(), '/devotee/dashboard')).toEqual({ kind: 'unanswered' });
  expect(guard(page, session(), '/devotee/panchanga')).toEqual({ kind: 'show' });
  expect(guard(page, session('donor'), '/devotee/dashboard')).toEqual({ kind: 'show' });
  localStorage.clear();
});

it('returns a role in the wrong area so, whatever its permissions', () => {
  expect(guard(donations, session('donor', ['donations:read']), HERE)).toEqual({ kind: 'wrong-role', has: 'donor', needs: 'temple-admin' });
});

it('refuses staff without the permission and lets in those who hold it', () => {
  expect(guard(donations, session('temple-admin'), HERE)).toEqual({ kind: 'not-permitted', permission: 'donations:read' });
  expect(guard(donations, session('temple-admin', ['donations:read']), HERE)).toEqual({ kind: 'show' });
});

it('opens nothing but the settings to who still owes a second factor', () => {
  const due = session('temple-admin', ['donations:read']);
  const owing = { ...due, user: due.user && { ...due.user, secondFactorDue: true } };
  expect(guard(donations, owing, HERE)).toEqual({ kind: 'second-factor', to: '/temple-admin/settings' });
  expect(guard({ area: 'mfe-temple-admin', access: 'signed-in' }, owing, '/temple-admin/settings?x=1')).toEqual({ kind: 'show' });
});

import type { CurrentUser, Permission, Role } from '@sannidhi/contracts';
import { create } from 'zustand';
import { openPageAs } from './page-temple.ts';

export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated';

interface SessionState {
  status: SessionStatus;
  user: CurrentUser | undefined;
}

/** Who is signed in. One instance per page: remotes access it through `@sannidhi/kit`, never through a copy of their own. */
export const sessionStore = create<SessionState>(() => ({ status: 'loading', user: undefined }));

export function becomeAuthenticated(user: CurrentUser): void {
  openPageAs(user);
  sessionStore.setState({ status: 'authenticated', user });
}

export function becomeUnauthenticated(): void {
  openPageAs(undefined);
  sessionStore.setState({ status: 'unauthenticated', user: undefined });
}

/** The session with its derived answers. */
export interface Session extends SessionState {
  isDonor: boolean;
  isTempleAdmin: boolean;
  isPriest: boolean;
  isSuperadmin: boolean;
  hasRole(roles: readonly Role[]): boolean;
  /** Whether the signed-in staff member has this permission; the server decides again. */
  can(permission: Permission): boolean;
}

/** Derives the answers from one state of the store; exported for code outside React (route loaders). */
export function sessionOf({ status, user }: SessionState): Session {
  const role = user?.role;
  return {
    status,
    user,
    isDonor: role === 'donor',
    isTempleAdmin: role === 'temple-admin',
    isPriest: role === 'priest',
    isSuperadmin: role === 'superadmin',
    hasRole: (roles) => role !== undefined && roles.includes(role),
    can: (permission) => user?.permissions?.includes(permission) ?? false,
  };
}

/** The current session, outside React. */
export const readSession = (): Session => sessionOf(sessionStore.getState());

/** The current session; the component rerenders when it changes. */
export function useSession(): Session {
  return sessionOf(sessionStore());
}

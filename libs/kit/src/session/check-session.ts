import { type CurrentUser, ROLE_FACTS, type Role } from '@sannidhi/contracts';
import { request } from '../http/request.ts';
import { clearToken, clearUser, readToken, readUser, storeUser } from './session-storage.ts';
import { becomeAuthenticated, becomeUnauthenticated, sessionStore } from './session-store.ts';

let running: Promise<void> | undefined;

/**
 * Finds out once per page who is signed in; later calls wait for the same answer.
 * A stored token and user are checked at the stored role's address; without a token the cookies are tried as donor, then as temple admin.
 * Never rejects: what fails is logged and counts as signed out.
 */
export function checkSession(): Promise<void> {
  running ??= check();
  return running;
}

/** Lets the next `checkSession` ask again; only tests need a second first load. */
export function forgetSessionCheck(): void {
  running = undefined;
}

async function check(): Promise<void> {
  const token = readToken();
  const stored = readUser();
  const user = token && stored ? await verifyStored(stored) : await tryCookies();
  // Somebody signed in while we asked, here or in another tab: that is newer than our answer.
  if (readToken() !== token) return sessionStore.getState().status === 'authenticated' ? undefined : check();
  if (user) {
    storeUser(user);
    becomeAuthenticated(user);
  } else {
    clearToken();
    clearUser();
    becomeUnauthenticated();
  }
}

async function verifyStored(stored: CurrentUser): Promise<CurrentUser | undefined> {
  const fresh = await me(stored.role);
  return fresh && { ...stored, ...changedFacts(fresh) };
}

async function tryCookies(): Promise<CurrentUser | undefined> {
  for (const role of ['donor', 'temple-admin'] as const) {
    const user = await me(role);
    if (user) return { ...user, role };
  }
  return undefined;
}

/** The stored user is kept; only what an owner may have changed since sign-in follows the server. */
function changedFacts({ adminName, emailVerified, permissions, secondFactorDue, staffRole, temple }: CurrentUser): Partial<CurrentUser> {
  const facts = { adminName, emailVerified, permissions, secondFactorDue, staffRole, temple };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

async function me(role: Role): Promise<CurrentUser | undefined> {
  const { authPath } = ROLE_FACTS[role] ?? ROLE_FACTS.donor;
  try {
    const user = await request<CurrentUser | undefined>(`${authPath}/me`);
    return user?.id ? user : undefined;
  } catch (error) {
    console.info('The session check counts as signed out.', error instanceof Error ? error.message : error);
    return undefined;
  }
}

import { type CurrentUser, factsOfRole, type Role } from '@sannidhi/contracts';
import { earlyOr } from '../http/early-reads.ts';
import { HttpError } from '../http/http-error.ts';
import { request } from '../http/request.ts';
import { isSignOutDue } from './due-sign-out.ts';
import { clearToken, clearUser, readToken, readUser, storedSession, storeUser } from './session-storage.ts';

/** The server's answer about who is signed in, and what was stored at the time (`storedSession`). */
export interface SessionAnswer {
  user: CurrentUser | undefined;
  stored: string;
}

/** Being signed out is an ordinary answer here, so the server is asked not to return an error (RFC 7240). */
const LENIENT = 'handling=lenient';

/** Who was found; null without a response, which says nothing about the session. */
type Finding = CurrentUser | null | undefined;

/** From here on statuses are a gateway's that can't reach the platform, or a platform's that can't reach its database. */
const UNANSWERED = 502;

/**
 * Checks who is signed in and stores or clears the user accordingly. Needs no store and no React, so a page can run it before its app has
 * loaded. A stored token and user are checked at the stored role's address; without a token the cookies are tried as donor, then as temple
 * admin. Never rejects: failures are logged and count as signed out. Without a response, what is stored stays for a later check. An answer
 * that arrives after a sign-in or a sign-out, here or in another tab, is older than that: the server is asked again.
 */
export async function askForSession(): Promise<SessionAnswer> {
  const before = storedSession();
  const stored = readUser();
  const user = readToken() && stored ? await verifyStored(stored) : await tryCookies();
  if (storedSession() !== before) return askForSession();
  if (user) {
    storeUser(user);
  } else if (user === undefined) {
    clearToken();
    clearUser();
  }
  return { user: user ?? undefined, stored: storedSession() };
}

async function verifyStored(stored: CurrentUser): Promise<Finding> {
  const user = await me(stored.role);
  return user && { ...stored, ...changedFacts(user) };
}

async function tryCookies(): Promise<Finding> {
  let nobody: null | undefined;
  if (await isSignOutDue()) return nobody;
  for (const role of ['donor', 'temple-admin'] as const) {
    const user = await me(role);
    if (user) return { ...user, role };
    if (user === null) nobody = null;
  }
  return nobody;
}

/** The stored user is kept; only fields an owner may have changed since sign-in are updated from the server. */
function changedFacts({ adminName, emailVerified, permissions, secondFactorDue, staffRole, temple }: CurrentUser): Partial<CurrentUser> {
  const facts = { adminName, emailVerified, permissions, secondFactorDue, staffRole, temple };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

async function me(role: Role): Promise<Finding> {
  const address = `${factsOfRole(role).authPath}/me`;
  try {
    const user = await earlyOr(address, () => request<CurrentUser | undefined>(address, { prefer: LENIENT }));
    return user?.id ? user : undefined;
  } catch (error) {
    console.info('The session check counts as signed out.', error instanceof Error ? error.message : error);
    return nobodyAnswered(error) ? null : undefined;
  }
}

const nobodyAnswered = (error: unknown) => error instanceof TypeError || (error instanceof HttpError && error.status >= UNANSWERED);

import { type CurrentUser, factsOfRole, type Role } from '@sannidhi/contracts';
import { HttpError } from '../http/http-error.ts';
import { request } from '../http/request.ts';
import { isSignOutDue } from './due-sign-out.ts';
import { clearToken, clearUser, readToken, readUser, storeUser } from './session-storage.ts';

/** The server's answer about who is signed in, and the token that was stored at the time. */
export interface SessionAnswer {
  user: CurrentUser | undefined;
  token: string | undefined;
}

/** Being signed out is an ordinary answer here, so the server is asked not to return an error (RFC 7240). */
const LENIENT = 'handling=lenient';

/** The outcome of a check. */
interface Finding {
  user: CurrentUser | undefined;
  /** No response, which says nothing about the session. */
  isUnanswered: boolean;
}

/** Statuses from a gateway that can't reach the platform, and from a platform that can't reach its database. */
const UNANSWERED: readonly number[] = [502, 503, 504];

/**
 * Checks who is signed in and stores or clears the user accordingly. Needs no store and no React, so a page can run it before its app has
 * loaded. A stored token and user are checked at the stored role's address; without a token the cookies are tried as donor, then as temple
 * admin. Never rejects: failures are logged and count as signed out. Without a response, what is stored stays for a later check.
 */
export async function askForSession(): Promise<SessionAnswer> {
  const token = readToken();
  const stored = readUser();
  const { user, isUnanswered } = token && stored ? await verifyStored(stored) : await tryCookies();
  if (readToken() !== token) return newerAnswer();
  if (user) {
    storeUser(user);
  } else if (!isUnanswered) {
    clearToken();
    clearUser();
  }
  return { user, token: readToken() };
}

/** Someone signed in while we checked, here or in another tab, which is newer than our answer. */
async function newerAnswer(): Promise<SessionAnswer> {
  const token = readToken();
  const user = readUser();
  return token && user ? { user, token } : askForSession();
}

async function verifyStored(stored: CurrentUser): Promise<Finding> {
  const { user, isUnanswered } = await me(stored.role);
  return { user: user && { ...stored, ...changedFacts(user) }, isUnanswered };
}

async function tryCookies(): Promise<Finding> {
  let isUnanswered = false;
  if (await isSignOutDue()) return { user: undefined, isUnanswered };
  for (const role of ['donor', 'temple-admin'] as const) {
    const found = await me(role);
    if (found.user) return { user: { ...found.user, role }, isUnanswered };
    isUnanswered ||= found.isUnanswered;
  }
  return { user: undefined, isUnanswered };
}

/** The stored user is kept; only fields an owner may have changed since sign-in are updated from the server. */
function changedFacts({ adminName, emailVerified, permissions, secondFactorDue, staffRole, temple }: CurrentUser): Partial<CurrentUser> {
  const facts = { adminName, emailVerified, permissions, secondFactorDue, staffRole, temple };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

async function me(role: Role): Promise<Finding> {
  const { authPath } = factsOfRole(role);
  try {
    const user = await request<CurrentUser | undefined>(`${authPath}/me`, { prefer: LENIENT });
    return { user: user?.id ? user : undefined, isUnanswered: false };
  } catch (error) {
    console.info('The session check counts as signed out.', error instanceof Error ? error.message : error);
    return { user: undefined, isUnanswered: nobodyAnswered(error) };
  }
}

const nobodyAnswered = (error: unknown) => error instanceof TypeError || (error instanceof HttpError && UNANSWERED.includes(error.status));

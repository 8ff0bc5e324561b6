import { ROLE_FACTS, ROLES, type Role } from '@sannidhi/contracts';
import { HttpError } from '../http/http-error.ts';
import { request } from '../http/request.ts';

/** The role whose sign-out the server hasn't received yet. */
const STORAGE_KEY = 'signOutDue';

/** The cookie outlives a sign-out whose call failed; until the server has received it, no cookie may reopen the session. */
export function rememberDueSignOut(role: Role): void {
  try {
    localStorage.setItem(STORAGE_KEY, role);
  } catch {
    // Storage is blocked: the next page can't know.
  }
}

/** Someone signed in, or the server received it. */
export function forgetDueSignOut(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}

/** Sends the server a sign-out it missed; true while that still fails. */
export async function isSignOutDue(): Promise<boolean> {
  const role = dueRole();
  if (!role) return false;
  try {
    await request(ROLE_FACTS[role].logoutPath, { method: 'POST' });
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) return true;
  }
  forgetDueSignOut();
  return false;
}

function dueRole(): Role | undefined {
  try {
    const due = localStorage.getItem(STORAGE_KEY);
    return ROLES.find((role) => role === due);
  } catch {
    return undefined;
  }
}

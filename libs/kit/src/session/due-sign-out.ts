import { ROLE_FACTS, ROLES, type Role } from '@sannidhi/contracts';
import { HttpError } from '../http/http-error.ts';
import { request } from '../http/request.ts';

/** The role whose sign-out the server has not heard of. */
const STORAGE_KEY = 'signOutDue';

/** The cookie outlives a sign-out whose call failed; until the server has heard of it, no cookie may open the session again. */
export function rememberDueSignOut(role: Role): void {
  try {
    localStorage.setItem(STORAGE_KEY, role);
  } catch {
    // Blocked storage: the next page cannot know.
  }
}

/** Somebody signed in, or the server has heard. */
export function forgetDueSignOut(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Blocked storage holds nothing to forget.
  }
}

/** Tells the server of a sign-out it missed; true while it still can't be told. */
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

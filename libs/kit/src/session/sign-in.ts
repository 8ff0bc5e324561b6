import { type CurrentUser, type Message, type Portal, ROLE_FACTS, roleOfPortal, type SignedIn } from '@sannidhi/contracts';
import { HttpError } from '../http/http-error.ts';
import { request } from '../http/request.ts';
import { adoptLanguage } from '../i18n/languages.ts';
import { refusalMessage } from '../text/refusal-message.ts';
import { forgetDueSignOut, rememberDueSignOut } from './due-sign-out.ts';
import { clearToken, clearUser, readToken, storeToken, storeUser } from './session-storage.ts';
import { becomeAuthenticated, becomeUnauthenticated, sessionStore } from './session-store.ts';

export interface SignInOutcome {
  success: boolean;
  /** The server's message if it refused. */
  message: string;
  /** The same message by code, for display. */
  refusal?: Message;
  /** The refusal's stable code, to distinguish an unverified email or a missing second factor from a wrong password. */
  code?: string;
  /** The password was right and a code is required: identifies the sign-in to complete. */
  challenge?: string;
}

/**
 * Signs in to a portal by its role string (devotee, temple-admin, priest, superadmin) and stores the session. A refusal is an outcome; only
 * a network failure rejects.
 */
export async function signIn(email: string, password: string, portal: Portal): Promise<SignInOutcome> {
  const { authPath } = ROLE_FACTS[roleOfPortal(portal) ?? 'donor'];
  try {
    adoptSession(await request<SignedIn>(`${authPath}/login`, { method: 'POST', body: { email, password } }));
    return { success: true, message: '' };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { code, challenge } = error.api ?? {};
    const refusal = refusalMessage(error, 'portalLoginFailed.body');
    return { success: false, message: refusal.sentence, refusal, code, ...(challenge ? { challenge } : {}) };
  }
}

/** Stores the session that a sign-in or registration returned: both token names, the user, the store. */
export function adoptSession({ authToken, user }: SignedIn): void {
  forgetDueSignOut();
  storeToken(authToken);
  storeUser(user);
  adoptLanguage(user.language);
  becomeAuthenticated(user);
}

/** Applies changes to the signed-in user, in the page and in storage. */
export function updateUser(facts: Partial<CurrentUser>): void {
  const { user } = sessionStore.getState();
  if (!user) return;
  const updated = { ...user, ...facts };
  storeUser(updated);
  becomeAuthenticated(updated);
}

/**
 * Signs out: removes the token first, then calls the role's own address, then removes the user and restarts the page at `/`. A failed call
 * is logged; the browser is signed out anyway, and informs the server when it can.
 * @param leave how to get to `/`; a full load by default, so that nothing of the session stays in memory.
 */
export async function signOut(leave: (path: string) => void = (path) => window.location.assign(path)): Promise<void> {
  const token = readToken();
  const role = sessionStore.getState().user?.role ?? 'donor';
  clearToken();
  try {
    await request(ROLE_FACTS[role].logoutPath, { method: 'POST', ...(token ? { token } : {}) });
  } catch (error) {
    rememberDueSignOut(role);
    console.info('The sign-out call failed; this browser is signed out.', error instanceof Error ? error.message : error);
  }
  clearUser();
  becomeUnauthenticated();
  leave('/');
}

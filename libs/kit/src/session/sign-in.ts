import { type CurrentUser, type Message, type Portal, ROLE_FACTS, roleOfPortal, type SignedIn } from '@sannidhi/contracts';
import { HttpError } from '../http/http-error.ts';
import { request } from '../http/request.ts';
import { adoptLanguage } from '../i18n/languages.ts';
import { refusalMessage } from '../text/message-words.ts';
import { forgetDueSignOut, rememberDueSignOut } from './due-sign-out.ts';
import { clearToken, clearUser, readToken, storeToken, storeUser } from './session-storage.ts';
import { becomeAuthenticated, becomeUnauthenticated, sessionStore } from './session-store.ts';

export interface SignInOutcome {
  success: boolean;
  /** The server's sentence when it refused. */
  message: string;
  /** The same by code, to be shown. */
  refusal?: Message;
  /** Stable word of the refusal, to tell an unverified email or a missing second factor from a wrong password. */
  code?: string;
  /** The password was right and a code is awaited: names the sign-in to complete. */
  challenge?: string;
}

/**
 * Signs in at a portal by its role string (devotee, temple-admin, priest, superadmin) and keeps the session.
 * A refusal is an outcome; only a failing network rejects.
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

/** Keeps the session a sign-in or a registration answered with: both token names, the user, the store. */
export function adoptSession({ authToken, user }: SignedIn): void {
  forgetDueSignOut();
  storeToken(authToken);
  storeUser(user);
  adoptLanguage(user.language);
  becomeAuthenticated(user);
}

/** Takes over what changed about who is signed in, in the page and in storage. */
export function updateUser(facts: Partial<CurrentUser>): void {
  const { user } = sessionStore.getState();
  if (!user) return;
  const updated = { ...user, ...facts };
  storeUser(updated);
  becomeAuthenticated(updated);
}

/**
 * Signs out: the token goes first, then the role's own address is told, then the user goes and the page starts anew at `/`.
 * A failing call is logged; the browser is signed out all the same, and tells the server when it can.
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

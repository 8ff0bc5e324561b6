import { type CurrentUser, factsOfRole, type Message, type Portal, ROLE_FACTS, roleOfPortal, type SignedIn } from '@sannidhi/contracts';
import { HttpError } from '../http/http-error.ts';
import { request } from '../http/request.ts';
import { adoptLanguage } from '../i18n/languages.ts';
import { apiMessage, refusalMessage } from '../text/refusal-message.ts';
import { forgetDueSignOut, rememberDueSignOut } from './due-sign-out.ts';
import { forgetPerson } from './forget-person.ts';
import { clearToken, clearUser, readToken, storeToken, storeUser } from './session-storage.ts';
import { becomeAuthenticated, becomeUnauthenticated, sessionStore } from './session-store.ts';
import { askToLeave } from './sign-out-question.ts';

export interface SignInOutcome {
  success: boolean;
  /** The role in the answer, which may be one that this version doesn't know. */
  role?: string;
  /** What to say if it was refused: the server's message, or the specification's. */
  message: string;
  /** The server's message by code, for display; none if it refused without words. */
  refusal?: Message;
  /** The refusal's stable code, to distinguish an unverified email or a missing second factor from a wrong password. */
  code?: string;
  /** The password was right and a code is required: identifies the sign-in to complete. */
  challenge?: string;
  /** That sign-in can be completed with a passkey. */
  hasPasskey?: true;
}

/**
 * Signs in to a portal by its role string (devotee, temple-admin, priest, superadmin) and stores the session. A refusal is an outcome; only
 * a network failure rejects.
 */
export async function signIn(email: string, password: string, portal: Portal): Promise<SignInOutcome> {
  const { authPath } = ROLE_FACTS[roleOfPortal(portal) ?? 'donor'];
  try {
    const signedIn = await request<SignedIn>(`${authPath}/login`, { method: 'POST', body: { email, password } });
    adoptSession(signedIn);
    return { success: true, role: signedIn.user.role, message: '' };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { code, challenge, hasPasskey } = error.api ?? {};
    const refusal = error.api && apiMessage(error.api);
    return {
      success: false,
      message: refusalMessage(error, 'portalLoginFailed.body').sentence,
      ...(refusal ? { refusal } : {}),
      code,
      ...(challenge ? { challenge } : {}),
      ...(hasPasskey ? { hasPasskey } : {}),
    };
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
 * is logged; the browser is signed out anyway, and informs the server when it can. First asks if work that wasn't sent would be lost, and
 * deletes what this device keeps for the account, before the call and after it.
 * @param leave how to get to `/`; a full load by default, so that nothing of the session stays in memory.
 */
export async function signOut(leave: (path: string) => void = (path) => window.location.assign(path)): Promise<void> {
  const { user } = sessionStore.getState();
  if (user && !(await leaveDevice(user.id))) return;
  const token = readToken();
  const role = user?.role ?? 'donor';
  clearToken();
  try {
    await request(factsOfRole(role).logoutPath, { method: 'POST', ...(token ? { token } : {}) });
  } catch (error) {
    rememberDueSignOut(role);
    console.info('The sign-out call failed; this browser is signed out.', error instanceof Error ? error.message : error);
  }
  clearUser();
  if (user) await forgetAll(user.id);
  becomeUnauthenticated();
  leave('/');
}

const onDevice = () => import('../offline/device-queue.ts');

/** What arrived and was kept while the server was called goes as well; from here on nothing of theirs is kept. */
async function forgetAll(accountId: string): Promise<void> {
  forgetPerson(accountId);
  await (await onDevice()).wipeDevice(accountId).catch(ignored);
}

/**
 * False if the person would rather stay: something they did without a network still waits. A device that can’t be read or wiped keeps nobody
 * signed in.
 */
async function leaveDevice(accountId: string): Promise<boolean> {
  const { unsentOf, wipeDevice } = await onDevice();
  const unsent = await unsentOf(accountId).catch(ignored);
  if (unsent && !(await askToLeave(unsent))) return false;
  await wipeDevice(accountId).catch(ignored);
  return true;
}

/** What the browser no longer opens holds up no sign-out. */
const ignored = () => undefined;

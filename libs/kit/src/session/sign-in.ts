import { type CurrentUser, factsOfRole, type Portal, type SignedIn } from '@sannidhi/contracts';
import { request } from '../http/request.ts';
import { askToSignIn, type SignInOutcome } from './ask-to-sign-in.ts';
import { rememberDueSignOut } from './due-sign-out.ts';
import { forgetPerson } from './forget-person.ts';
import { clearToken, clearUser, readToken, storeUser } from './session-storage.ts';
import { becomeAuthenticated, becomeUnauthenticated, sessionStore } from './session-store.ts';
import { askToLeave } from './sign-out-question.ts';
import { storeSession } from './store-session.ts';

/**
 * Signs in to a portal by its role string (devotee, temple-admin, priest, superadmin) and stores the session. A refusal is an outcome; only
 * a network failure rejects.
 */
export async function signIn(email: string, password: string, portal: Portal): Promise<SignInOutcome> {
  const answer = await askToSignIn(email, password, portal);
  if ('success' in answer) return answer;
  adoptSession(answer);
  return { success: true, role: answer.user.role, message: '' };
}

/** Stores the session that a sign-in or registration returned: both token names, the user, the store. */
export function adoptSession(input: SignedIn): void {
  storeSession(input);
  becomeAuthenticated(input.user);
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

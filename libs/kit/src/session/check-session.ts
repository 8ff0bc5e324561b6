import { askForSession, type SessionAnswer } from './ask-for-session.ts';
import { storedSession } from './session-storage.ts';
import { becomeAuthenticated, becomeUnauthenticated, sessionStore } from './session-store.ts';

let running: Promise<void> | undefined;

/**
 * Checks once per page who is signed in; later calls await the same answer. Never rejects.
 * @param asked the check a page started before its app had loaded, so that it runs only once.
 */
export function checkSession(asked: Promise<SessionAnswer> | undefined = undefined): Promise<void> {
  running ??= settle(asked ?? askForSession());
  return running;
}

/** Lets the next `checkSession` run again: the last one got no response, or a test needs a second first load. */
export function forgetSessionCheck(): void {
  running = undefined;
}

/** Checks again, after a network came back: who is signed in now. */
export async function checkSessionAgain(): Promise<string | undefined> {
  forgetSessionCheck();
  await checkSession();
  return sessionStore.getState().user?.id;
}

async function settle(asked: Promise<SessionAnswer>): Promise<void> {
  const { user, stored } = await asked;
  if (storedSession() !== stored) return settle(askForSession());
  if (user) becomeAuthenticated(user);
  else becomeUnauthenticated();
}

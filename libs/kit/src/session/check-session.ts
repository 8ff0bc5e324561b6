import { askForSession, type SessionAnswer } from './ask-for-session.ts';
import { readToken } from './session-storage.ts';
import { becomeAuthenticated, becomeUnauthenticated } from './session-store.ts';

let running: Promise<void> | undefined;

/**
 * Finds out once per page who is signed in; later calls wait for the same answer. Never rejects.
 * @param asked the question a page put before its app was there, so that it is put once.
 */
export function checkSession(asked: Promise<SessionAnswer> | undefined = undefined): Promise<void> {
  running ??= settle(asked ?? askForSession());
  return running;
}

/** Lets the next `checkSession` ask again: nobody answered the last one, or a test needs a second first load. */
export function forgetSessionCheck(): void {
  running = undefined;
}

async function settle(asked: Promise<SessionAnswer>): Promise<void> {
  const { user, token } = await asked;
  if (readToken() !== token) return settle(askForSession());
  if (user) becomeAuthenticated(user);
  else becomeUnauthenticated();
}

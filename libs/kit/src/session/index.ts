/** `@sannidhi/kit/session`: who is signed in; zustand only, no MUI. Holds state: see `SHARED_MODULES`. */
export { askForSession, type SessionAnswer } from './ask-for-session.ts';
export { checkSession, forgetSessionCheck } from './check-session.ts';
export { RETURN_PARAMETER, safeReturnPath } from './return-path.ts';
export { readToken, STORAGE_KEYS } from './session-storage.ts';
export { readSession, type Session, type SessionStatus, sessionOf, sessionStore, useSession } from './session-store.ts';
export { adoptSession, type SignInOutcome, signIn, signOut, updateUser } from './sign-in.ts';

/** `@sannidhi/kit/session`: who is signed in; zustand only, no MUI. Has state: see `SHARED_MODULES`. */
export { askForSession, type SessionAnswer } from './ask-for-session.ts';
export type { SignInOutcome } from './ask-to-sign-in.ts';
export { checkSession, forgetSessionCheck } from './check-session.ts';
export { followOtherTabs } from './follow-other-tabs.ts';
export { RETURN_PARAMETER } from './return-path.ts';
export { readToken, STORAGE_KEYS } from './session-storage.ts';
export { type Session, sessionStore, useSession } from './session-store.ts';
export { signIn, signOut } from './sign-in.ts';

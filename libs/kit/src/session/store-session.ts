import type { SignedIn } from '@sannidhi/contracts';
import { adoptLanguage } from '../i18n/languages.ts';
import { forgetDueSignOut } from './due-sign-out.ts';
import { storeToken, storeUser } from './session-storage.ts';

/** Stores a session for the browser's next pages: both token names, the user, the language. */
export function storeSession({ authToken, user }: SignedIn): void {
  forgetDueSignOut();
  storeToken(authToken);
  storeUser(user);
  adoptLanguage(user.language);
}

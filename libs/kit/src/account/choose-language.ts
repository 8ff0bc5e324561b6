import { changeLanguage } from '../i18n/i18n.ts';
import type { Language } from '../i18n/languages.ts';
import { readSession } from '../session/session-store.ts';
import { updateUser } from '../session/sign-in.ts';

/**
 * Switches the interface language and saves the choice with the account, for the user's other browsers. It applies here even if saving
 * fails.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  await changeLanguage(language);
  const { user } = readSession();
  if (!user) return;
  updateUser({ language });
  await import('./save-language.ts').then(({ saveLanguage }) => saveLanguage(user.fullName, language)).catch(() => undefined);
}

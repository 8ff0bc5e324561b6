import { ownAccountEndpoints } from '@sannidhi/contracts';
import { request } from '../http/request.ts';
import { changeLanguage } from '../i18n/i18n.ts';
import type { Language } from '../i18n/languages.ts';
import { readSession } from '../session/session-store.ts';
import { updateUser } from '../session/sign-in.ts';

/** Switches the interface and remembers the choice with the account, for its other browsers. Here it holds even where the account did not take it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await changeLanguage(language);
  const { user } = readSession();
  if (!user) return;
  updateUser({ language });
  const { path, method } = ownAccountEndpoints.changeProfile;
  await request(path, { method, body: { fullName: user.fullName, language } }).catch(() => undefined);
}

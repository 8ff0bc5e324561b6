import { type Language, ownAccountEndpoints } from '@sannidhi/contracts';
import { request } from '../http/request.ts';

/** Saves an account's language. In a file of its own, because a page that nobody is signed in to needs none of the account's contracts. */
export async function saveLanguage(fullName: string, language: Language): Promise<void> {
  const { path, method } = ownAccountEndpoints.changeProfile;
  await request(path, { method, body: { fullName, language } });
}

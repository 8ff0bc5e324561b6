import type { Language } from '@sannidhi/contracts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Account } from './account.entity.ts';

/** What an account begins with of the page it was opened on: English is what it reads without a choice. */
export const languageOfPage = (language: Language): Language | null => (language === 'en' ? null : language);

type Person = Pick<Account, 'role' | 'fullName' | 'email' | 'passwordHash'>;

/**
 * An account as it begins: active, unverified, without a second factor.
 * @param known what is known beyond that: a phone, an address that is verified already
 */
export const newAccount = ({ role, fullName, email, passwordHash }: Person, known: Partial<Account> = {}): Account => ({
  id: newId(),
  role,
  fullName,
  email,
  passwordHash,
  status: 'active',
  emailVerifiedAt: null,
  firstSignInAt: null,
  verifiedFromHash: null,
  secondFactorAt: null,
  phone: null,
  phoneVerifiedAt: null,
  language: null,
  createdAt: new Date(),
  ...known,
});

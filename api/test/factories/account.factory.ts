import type { Role } from '@sannidhi/contracts';
import { Account } from '../../src/domain/accounts/account.entity.ts';
import { newAccount } from '../../src/domain/accounts/new-account.ts';
import { newId } from '../../src/platform/ids/new-id.ts';
import type { TestApi } from '../start-test-api.ts';

export const TEST_PASSWORD = 'Namaste-108';
/** argon2id of `TEST_PASSWORD` with production parameters, computed once. */
const TEST_PASSWORD_HASH = '$argon2id$v=19$m=19456,t=2,p=1$eptSMEb6UvAMMSDLGkVxhw$m87wJjnl2+Bc/TVqkyELIKTKbzmIEUOKn80WSIEx4KY';

/** A verified, active account; a devotee by default. */
export async function buildAccount(api: TestApi, given: Partial<Account> & { role?: Role } = {}): Promise<Account> {
  const id = given.id ?? newId();
  const person = { role: 'donor' as const, email: `${id}@example.test`, fullName: 'Meera Iyer', passwordHash: TEST_PASSWORD_HASH };
  const verified = { emailVerifiedAt: new Date('2026-01-02T03:04:05Z'), createdAt: new Date('2026-01-01T00:00:00Z') };
  const account = newAccount(person, { ...verified, ...given, id });
  await api.database.transaction((tx) => tx.insert(Account, account));
  return account;
}

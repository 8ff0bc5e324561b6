import type { Account } from '../src/domain/accounts/account.entity.ts';
import { SavedTempleRow } from '../src/domain/temples/saved-temple.entity.ts';
import type { Temple } from '../src/domain/temples/temple.entity.ts';
import { insertOnce } from '../src/platform/database/rows.ts';
import type { TestApi } from './start-test-api.ts';

/** Saves the temple for the account; returns its id. */
export async function oneTempleOf(api: TestApi, { id: accountId }: Account, { id: templeId }: Temple): Promise<string> {
  await api.database.transaction((tx) => insertOnce(tx, SavedTempleRow, { accountId, templeId, homeOf: null, savedAt: new Date() }));
  return templeId;
}

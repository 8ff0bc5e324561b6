import type { ServiceLanguage } from '@sannidhi/contracts';
import type { Account } from '../../src/domain/accounts/account.entity.ts';
import { Priest } from '../../src/domain/priests/priest.entity.ts';
import { PriestTemple } from '../../src/domain/priests/priest-temple.entity.ts';
import type { Temple } from '../../src/domain/temples/temple.entity.ts';
import { newId } from '../../src/platform/ids/new-id.ts';
import type { TestApi } from '../start-test-api.ts';
import { buildAccount } from './account.factory.ts';

export interface PriestGiven {
  languages?: ServiceLanguage[];
  traditions?: string[];
  /** Served in this order. */
  temples?: readonly Temple[];
}

/** A priest account with a profile, serving the given temples. */
export async function buildPriest(api: TestApi, given: PriestGiven = {}): Promise<Account> {
  const account = await buildAccount(api, { role: 'priest', fullName: 'Ganesh Bhattar' });
  const createdAt = new Date('2026-01-01T00:00:00Z');
  const { languages = ['ta', 'sa'], traditions = ['Shakta'], temples = [] } = given;
  await api.database.transaction(async (tx) => {
    await tx.insert(Priest, { accountId: account.id, languages, traditions, createdAt });
    for (const temple of temples) await tx.insert(PriestTemple, { templeId: temple.id, id: newId(), accountId: account.id, createdAt });
  });
  return account;
}

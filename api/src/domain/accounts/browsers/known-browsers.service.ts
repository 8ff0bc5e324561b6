import { Injectable } from '@nestjs/common';
import type { Role } from '@sannidhi/contracts';
import { type EntityManager, In, Not } from 'typeorm';
import { hashSecret } from '../../../platform/auth/keyed-hash.ts';
import type { Visitor } from '../../../platform/auth/visitor.ts';
import { Database } from '../../../platform/database/database.ts';
import { insertOnce } from '../../../platform/database/rows.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { Account } from '../account.entity.ts';
import { KnownBrowser } from './known-browser.entity.ts';

/** More than anyone uses; the least recently used one is removed first. */
const PER_ACCOUNT = 20;

/** The browsers in which an account was signed in to before. Strangers have none, whatever they send. */
@Injectable()
export class KnownBrowsersService {
  constructor(private readonly database: Database) {}

  /** How a visitor's browser is stored, or null if it sent no name of ours. */
  readonly hashOf = ({ browserId }: Visitor): string | null => (browserId === undefined ? null : hashSecret(browserId));

  /** Whether an account knows this browser. Costs nothing without a signed name. */
  async knows(accountId: string, visitor: Visitor): Promise<boolean> {
    const browserHash = this.hashOf(visitor);
    return browserHash !== null && (await this.database.reader.existsBy(KnownBrowser, { accountId, browserHash }));
  }

  /** The hash of a browser that the account knows; null for a stranger's. */
  async knownHashOf(accountId: string, visitor: Visitor): Promise<string | null> {
    return (await this.knows(accountId, visitor)) ? this.hashOf(visitor) : null;
  }

  /** The same for an account by its role and email, whether it exists or not. */
  async knownHashAt({ role, email }: { role: Role; email: string }, visitor: Visitor): Promise<string | null> {
    if (visitor.browserId === undefined) return null;
    const account = await this.database.reader.findOneBy(Account, { role, email });
    return account && this.knownHashOf(account.id, visitor);
  }

  /** Records a browser for an account, or that it was used again, in the caller's transaction. */
  async remember(tx: EntityManager, accountId: string, browserId: string, now = new Date()): Promise<void> {
    const browserHash = hashSecret(browserId);
    await insertOnce(tx, KnownBrowser, { id: newId(), accountId, browserHash, firstSeenAt: now, lastSeenAt: now });
    await tx.update(KnownBrowser, { accountId, browserHash }, { lastSeenAt: now });
    const order = { lastSeenAt: 'DESC', id: 'DESC' } as const;
    const beyond = await tx.find(KnownBrowser, { where: { accountId }, order, skip: PER_ACCOUNT, take: PER_ACCOUNT });
    if (beyond.length > 0) await tx.delete(KnownBrowser, { id: In(beyond.map(({ id }) => id)) });
  }

  /** Removes one browser of an account: its device was signed out. */
  async forget(tx: EntityManager, accountId: string, browserHash: string | null): Promise<void> {
    if (browserHash !== null) await tx.delete(KnownBrowser, { accountId, browserHash });
  }

  /** Removes every browser of an account except the given one: a thief's must not stay known. */
  async forgetAll(tx: EntityManager, accountId: string, except: string | null = null): Promise<void> {
    await tx.delete(KnownBrowser, { accountId, ...(except === null ? {} : { browserHash: Not(except) }) });
  }
}

import { Injectable } from '@nestjs/common';
import type { Language } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { Account } from './account.entity.ts';

export interface ReachableAccount {
  email: string;
  fullName: string;
  emailVerified: boolean;
  language: Language;
}

/** How to reach an account's owner. */
@Injectable()
export class ReachableAccountsService {
  constructor(private readonly database: Database) {}

  /** An active account's address; null if it is suspended or deleted. */
  async of(accountId: string): Promise<ReachableAccount | null> {
    const account = await this.database.reader.findOneBy(Account, { id: accountId, status: 'active' });
    if (!account) return null;
    const { email, fullName, emailVerifiedAt, language } = account;
    return { email, fullName, emailVerified: emailVerifiedAt !== null, language: language ?? 'en' };
  }

  /** The active devotee with this verified address (lowercase), or null. The person who typed it must not learn which. */
  async donorWith(manager: EntityManager, email: string): Promise<string | null> {
    const account = await manager.findOneBy(Account, { email, role: 'donor', status: 'active' });
    return account?.emailVerifiedAt ? account.id : null;
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@sannidhi/contracts';
import { IsNull, Not } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { ReaderLanguages } from '../../platform/outbox/reader-languages.ts';
import { Account } from './account.entity.ts';

/** Messages are written in the language of the account they reach. */
@Injectable()
export class AccountLanguages implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly languages: ReaderLanguages,
  ) {}

  onModuleInit(): void {
    this.languages.register((kind, address) => this.of(kind, address));
  }

  /** The account with the proven address decides, where it has no choice for English; a phone counts once it is proven. */
  private async of(kind: string, address: string): Promise<Language | undefined> {
    const where = kind === 'sms' ? { phone: address, phoneVerifiedAt: Not(IsNull()) } : { email: address };
    const order = { emailVerifiedAt: 'DESC', id: 'DESC' } as const;
    const account = await this.database.reader.findOne(Account, { where: { ...where, status: 'active' }, order });
    return account?.language ?? undefined;
  }
}

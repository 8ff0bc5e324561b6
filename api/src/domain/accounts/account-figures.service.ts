import { Injectable } from '@nestjs/common';
import type { PlatformOverview, Role } from '@sannidhi/contracts';
import { Database } from '../../platform/database/database.ts';
import { Account } from './account.entity.ts';

/** How many people the platform serves. */
@Injectable()
export class AccountFiguresService {
  constructor(private readonly database: Database) {}

  /** Active accounts by role. */
  async counts(): Promise<PlatformOverview['accounts']> {
    const active = (role: Role) => this.database.reader.countBy(Account, { role, status: 'active' });
    return { donors: await active('donor'), staff: await active('temple-admin'), priests: await active('priest') };
  }
}

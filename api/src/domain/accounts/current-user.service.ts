import { Inject, Injectable } from '@nestjs/common';
import type { CurrentUser } from '@sannidhi/contracts';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.ts';
import { found } from '../../platform/http/domain-error.ts';
import { StaffService } from '../staff/staff.service.ts';
import { Account } from './account.entity.ts';
import { owesSecondFactor } from './second-factor/owed.ts';

/** What a browser stores about the signed-in user. */
@Injectable()
export class CurrentUserService {
  constructor(
    private readonly database: Database,
    private readonly staff: StaffService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The signed-in account with its position on a temple's staff. */
  async me(actor: Actor): Promise<CurrentUser> {
    const { accountId, temple } = accountOf(actor);
    return this.of(found(await this.database.reader.findOneBy(Account, { id: accountId })), temple?.id);
  }

  /** An account as its own browser may know it, at the temple it works for now. */
  async of(account: Account, templeId?: string): Promise<CurrentUser> {
    const { id, role, email, fullName, emailVerifiedAt, language } = account;
    const staff = role === 'temple-admin' ? await this.staff.profileOf(id, templeId) : {};
    const secondFactorDue = owesSecondFactor(this.settings.requireSecondFactor, { ...account, ...staff });
    const person = { id, role, email, fullName, emailVerified: emailVerifiedAt !== null, secondFactorDue };
    return { ...person, ...(language ? { language } : {}), ...staff };
  }
}

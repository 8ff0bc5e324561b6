import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, In, IsNull, Not } from 'typeorm';
import { NotificationAudience, type Recipient } from '../notifications/notification-audience.ts';
import type { Audience } from '../notifications/notification-kinds.ts';
import { StaffService } from '../staff/staff.service.ts';
import { Account } from './account.entity.ts';

/** Finds the accounts that a notification is for. */
@Injectable()
export class AccountAudience extends NotificationAudience {
  constructor(private readonly staff: StaffService) {
    super();
  }

  /** Active accounts in the audience with a verified address. */
  async of(tx: EntityManager, audience: Audience, concerned: { accountId?: string; templeId?: string }): Promise<Recipient[]> {
    const where = { ...(await this.whereOf(tx, audience, concerned)), status: 'active' as const, emailVerifiedAt: Not(IsNull()) };
    const accounts = await tx.findBy(Account, where);
    return accounts.map(({ id, role, email, fullName, language }) => ({
      accountId: id,
      role,
      email,
      fullName,
      language: language ?? 'en',
    }));
  }

  private async whereOf(
    tx: EntityManager,
    audience: Audience,
    { accountId = '', templeId = '' }: { accountId?: string; templeId?: string },
  ): Promise<FindOptionsWhere<Account>> {
    switch (audience.to) {
      case 'account':
        return { id: accountId, role: In([...audience.roles]) };
      case 'staff':
        return { id: In(await this.staff.holdersOf(tx, templeId, audience.permission)) };
      case 'operators':
        return { role: 'superadmin' };
    }
  }
}

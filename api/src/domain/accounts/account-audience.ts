import { Injectable } from '@nestjs/common';
import type { NotificationChannel } from '@sannidhi/contracts';
import { type EntityManager, type FindOptionsWhere, In, IsNull, Not } from 'typeorm';
import { findTogether } from '../../platform/database/find-together.ts';
import { tableOf } from '../../platform/database/table.ts';
import { NotificationAudience, type Recipient } from '../notifications/notification-audience.ts';
import type { Audience, NotificationKind } from '../notifications/notification-kinds.ts';
import { NotificationPreferenceRow } from '../notifications/notification-preference.entity.ts';
import { StaffService } from '../staff/staff.service.ts';
import { Account } from './account.entity.ts';

/** Finds the accounts that a notification is for. */
@Injectable()
export class AccountAudience extends NotificationAudience {
  constructor(private readonly staff: StaffService) {
    super();
  }

  /** Active accounts in the audience with a verified address, with what they turned off. */
  async of(
    tx: EntityManager,
    { audience, group }: Pick<NotificationKind, 'audience' | 'group'>,
    concerned: { accountId?: string; templeId?: string },
  ): Promise<Recipient[]> {
    const members = { ...(await this.whereOf(tx, audience, concerned)), status: 'active' as const, emailVerifiedAt: Not(IsNull()) };
    const where = tableOf(tx.dataSource, Account).where(members, 'account');
    const rows = await findTogether(tx, {
      rows: { account: Account },
      optional: { declined: NotificationPreferenceRow },
      from: `FROM accounts account
        LEFT JOIN notification_preferences declined
          ON declined.accountId = account.id AND declined.groupName = ? AND declined.isOn = ?${where.sql}`,
      values: [group.name, false, ...where.values],
    });
    const recipients = new Map(rows.map(({ account }) => [account.id, recipientOf(account)]));
    for (const { account, declined } of rows) if (declined) recipients.get(account.id)?.declined.push(declined.channel);
    return [...recipients.values()];
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

const recipientOf = ({ id, role, email, fullName, language }: Account) => ({
  accountId: id,
  role,
  email,
  fullName,
  language: language ?? 'en',
  declined: [] as NotificationChannel[],
});

import { Injectable } from '@nestjs/common';
import { type Digest, NOTIFICATION_CHANNELS, type NotificationChannel } from '@sannidhi/contracts';
import { type EntityManager, type FindOptionsWhere, In, IsNull, Not } from 'typeorm';
import { findTogether } from '../../platform/database/find-together.ts';
import { tableOf } from '../../platform/database/table.ts';
import { MailAddressRow } from '../consents/mail-address.entity.ts';
import { type Addressed, NotificationAudience, type Recipient } from '../notifications/notification-audience.ts';
import { isChosen } from '../notifications/notification-choice.ts';
import type { Audience, NotificationKind } from '../notifications/notification-kinds.ts';
import { NotificationPreferenceRow } from '../notifications/notification-preference.entity.ts';
import { NotificationTimingRow } from '../notifications/notification-timing.entity.ts';
import { TempleNotificationPreferenceRow } from '../notifications/temple-notification-preference.entity.ts';
import { PushDeviceRow } from '../push/push-device.entity.ts';
import { StaffService } from '../staff/staff.service.ts';
import { Account } from './account.entity.ts';

type Choice = NotificationPreferenceRow | TempleNotificationPreferenceRow;

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
      optional: {
        choice: NotificationPreferenceRow,
        own: TempleNotificationPreferenceRow,
        device: PushDeviceRow,
        timing: NotificationTimingRow,
        broken: MailAddressRow,
      },
      from: `FROM accounts account
        LEFT JOIN notification_preferences choice ON choice.accountId = account.id AND choice.groupName = ?
        LEFT JOIN temple_notification_preferences own
          ON own.accountId = account.id AND own.templeId = ? AND own.groupName = ?
        LEFT JOIN push_devices device ON device.accountId = account.id
        LEFT JOIN notification_timings timing ON timing.accountId = account.id
        LEFT JOIN mail_addresses broken ON broken.address = account.email AND broken.problem IS NOT NULL${where.sql}`,
      values: [group.name, concerned.templeId ?? '', group.name, ...where.values],
    });
    const recipients = new Map(rows.map(({ account }) => [account.id, recipientOf(account)]));
    const choices = new Map<string, Choice[]>();
    for (const { account, choice, own, device, timing, broken } of rows) {
      const recipient = recipients.get(account.id);
      // The temple's own come first.
      choices.set(
        account.id,
        [own, ...(choices.get(account.id) ?? []), choice].filter((row) => row !== null),
      );
      if (device && recipient) recipient.hasPushDevice = true;
      if (timing && recipient) recipient.digest = timing.digest;
      if (broken && recipient) recipient.getsOptionalMail = false;
    }
    return [...recipients.values()].map((recipient) => ({ ...recipient, declined: declinedOf(choices.get(recipient.accountId) ?? []) }));
  }

  /** Operators, and staff with the permission. What concerns a person themselves stays theirs. */
  async stillHas(
    manager: EntityManager,
    audience: Audience,
    { accountId, templeId }: { accountId: string; templeId?: string | undefined },
  ): Promise<boolean> {
    if (audience.to === 'account' && !audience.inOffice) return true;
    const account = await manager.findOneBy(Account, { id: accountId, status: 'active' });
    if (!account) return false;
    if (audience.to === 'operators') return account.role === 'superadmin';
    // Messages of earlier versions name no temple.
    if (templeId === undefined) return true;
    if (audience.to === 'account' && account.role !== 'temple-admin') return true;
    const permission = audience.to === 'staff' ? audience.permission : audience.inOffice;
    if (permission === undefined || permission === 'any') return this.staff.isMember(manager, templeId, accountId);
    return this.staff.isHolder(manager, templeId, accountId, permission);
  }

  /** What is known of an address: nobody learns whether an account has it. */
  async at(tx: EntityManager, email: string): Promise<Addressed> {
    const account = await tx.findOneBy(Account, { email, status: 'active' });
    const isBroken = await tx.existsBy(MailAddressRow, { address: email, problem: Not(IsNull()) });
    return { language: account?.language ?? 'en', getsOptionalMail: !isBroken };
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

const declinedOf = (choices: readonly Choice[]): NotificationChannel[] =>
  NOTIFICATION_CHANNELS.filter((channel) => !isChosen(channel, choices));

const recipientOf = ({ id, role, email, fullName, language }: Account) => ({
  accountId: id,
  role,
  email,
  fullName,
  language: language ?? 'en',
  hasPushDevice: false,
  digest: 'each' as Digest,
  getsOptionalMail: true,
});

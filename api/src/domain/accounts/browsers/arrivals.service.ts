import { Injectable } from '@nestjs/common';
import { ROLE_FACTS } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { NamedVisitor } from '../../../platform/auth/visitor.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { MailLimits } from '../../../platform/rate-limit/mail-limits.ts';
import { Notifications } from '../../notifications/notifications.service.ts';
import type { Account } from '../account.entity.ts';
import { ACCOUNT_MAILS, type NewDeviceMail } from '../account-mails.ts';
import { accountNotifications } from '../account-notifications.ts';
import { deviceName } from '../device-name.ts';
import { SignInRecords } from '../sign-in-records.ts';
import { FirstSignInsService } from './first-sign-ins.service.ts';
import { KnownBrowsersService } from './known-browsers.service.ts';

/** What a successful sign-in leaves behind: a known browser, and an email to the account's owner if it wasn't known before. */
@Injectable()
export class ArrivalsService {
  constructor(
    private readonly browsers: KnownBrowsersService,
    private readonly firsts: FirstSignInsService,
    private readonly mails: MailLimits,
    private readonly outbox: Outbox,
    private readonly notifications: Notifications,
    private readonly records: SignInRecords,
  ) {}

  /**
   * Checks the browser before the sign-in's transaction and returns what to do inside it. The owner gets an email about a new device unless
   * it is the account's first sign-in, or a code from the mailbox was just used.
   */
  async prepare(
    account: Account,
    visitor: NamedVisitor,
    { isProvenByMail = false }: { isProvenByMail?: boolean },
  ): Promise<(tx: EntityManager) => Promise<void>> {
    const isNews = account.firstSignInAt !== null && !isProvenByMail && !(await this.browsers.knows(account.id, visitor));
    const isMailed = isNews && (await this.mails.allows('new-device', account.email));
    return async (tx) => {
      await this.firsts.done(tx, account);
      await this.browsers.remember(tx, account.id, visitor.browserId);
      if (isNews) {
        await this.records.newDevice(tx, account, visitor);
        await this.notifications.notify(tx, accountNotifications.kinds['new-device'], {
          concerned: { accountId: account.id },
          params: { device: deviceName(visitor.userAgent) },
          key: newId(),
          path: ROLE_FACTS[account.role].settingsPath,
        });
      }
      if (isMailed) await this.tellOfDevice(tx, account, visitor);
    };
  }

  private async tellOfDevice(tx: EntityManager, { fullName, role, email }: Account, { userAgent }: NamedVisitor): Promise<void> {
    const data: NewDeviceMail = { fullName, role, device: deviceName(userAgent), at: new Date().toISOString() };
    const message = { kind: 'email', to: email, template: ACCOUNT_MAILS.newDevice, data: { ...data } };
    await this.outbox.enqueue(tx, { ...message, dedupeKey: `new-device:${newId()}` });
  }
}

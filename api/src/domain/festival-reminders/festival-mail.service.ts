import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dateAt } from '@sannidhi/panchanga';
import { Database } from '../../platform/database/database.ts';
import { MailSender } from '../../platform/mail/mail-sender.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import type { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';
import { ReachableAccountsService } from '../accounts/reachable-accounts.service.ts';
import { MailAddresses } from '../consents/mail-addresses.service.ts';
import { FESTIVAL_MAIL, type FestivalMailData } from './festival-mail.ts';
import { festivalMailWords } from './festival-mail-words.ts';
import { FestivalPreferenceRow } from './festival-preference.entity.ts';
import { outsideQuiet } from './reminder-times.ts';
import { UnsubscribeLinks } from './unsubscribe-links.ts';

/** Sends festival emails. Every attempt checks again whether the devotee still wants them, whether mail to them came back, and whether these are quiet hours. */
@Injectable()
export class FestivalMailService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly accounts: ReachableAccountsService,
    private readonly outbox: Outbox,
    private readonly addresses: MailAddresses,
    private readonly sender: MailSender,
    private readonly links: UnsubscribeLinks,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(FESTIVAL_MAIL, (message) => this.send(message));
  }

  private async send({ id, data, dedupeKey }: OutboxMessage, now = new Date()): Promise<void> {
    const { accountId, festivals, place } = data as FestivalMailData;
    const wanted = await this.database.reader.findOneBy(FestivalPreferenceRow, { accountId, email: true });
    const account = await this.accounts.of(accountId);
    const today = dateAt(now.getTime(), place.timeZone);
    const ahead = festivals.filter(({ date }) => date >= today);
    if (!wanted || !account?.emailVerified || ahead.length === 0) return;
    if (await this.addresses.problemOf(this.database.reader, account.email)) return;
    const notBefore = outsideQuiet(now, wanted, place.timeZone);
    if (notBefore > now) return this.later({ accountId, festivals: ahead, place }, dedupeKey, notBefore);
    const unsubscribeUrl = this.links.urlOf(accountId);
    const words = festivalMailWords({
      festivals: ahead,
      place,
      language: wanted.language,
      fullName: account.fullName,
      today,
      unsubscribeUrl,
    });
    await this.sender.send({ id, to: account.email, ...words, oneClickUnsubscribeUrl: this.links.oneClickUrlOf(accountId) });
  }

  /** An email that a slow or failing server pushed into quiet hours waits for their end. */
  private later(data: FestivalMailData, key: string, notBefore: Date): Promise<void> {
    const dedupeKey = `${key}@${notBefore.getTime()}`;
    return this.database.transaction((tx) => this.outbox.enqueue(tx, { kind: FESTIVAL_MAIL, data, dedupeKey, notBefore }));
  }
}

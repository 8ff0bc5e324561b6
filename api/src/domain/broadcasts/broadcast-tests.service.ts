import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type BroadcastChannel, filledText, type Language } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { StaffActor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { MailSender } from '../../platform/mail/mail-sender.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import type { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';
import { TextAttempts } from '../../platform/outbox/text-attempts.ts';
import { RateLimiter, type RateRule } from '../../platform/rate-limit/rate-limiter.ts';
import { Account } from '../accounts/account.entity.ts';
import { MailingLinks } from '../consents/mailing-links.ts';
import { MessageConsents } from '../consents/message-consents.service.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { BroadcastRow } from './broadcast.entity.ts';
import { broadcastMail, broadcastSms } from './broadcast-mail.ts';
import { BROADCAST_TEST, BROADCAST_TEST_SMS, type BroadcastTestData } from './broadcast-messages.ts';
import { broadcastNotifications } from './broadcast-notifications.ts';
import { wordsIn } from './broadcast-views.ts';

const MARK = '[Test]';
/** Enough to word a broadcast, whichever one, too few to spend the platform's money on texts. */
const PER_ACCOUNT: RateRule = { free: 20, windowSeconds: 60 * 60, firstWaitSeconds: 60 };

interface Test extends BroadcastTestData {
  broadcast: BroadcastRow;
  temple: Temple;
}

/** Sends a broadcast to the person who writes it, as a recipient would get it, by each of its channels that reaches them. */
@Injectable()
export class BroadcastTests implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly outbox: Outbox,
    private readonly mail: MailSender,
    private readonly texts: TextAttempts,
    private readonly links: MailingLinks,
    private readonly consents: MessageConsents,
    private readonly notifications: Notifications,
    private readonly limiter: RateLimiter,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(BROADCAST_TEST, (message) => this.sendMail(message));
    this.outbox.handle(BROADCAST_TEST_SMS, (message) => this.sendSms(message));
  }

  /** Counts a test of the person's. Throws `too-many-requests`. */
  async assertFew({ accountId }: StaffActor): Promise<void> {
    const wait = await this.limiter.take(`broadcast-test:${accountId}`, PER_ACCOUNT);
    if (wait > 0) throw new DomainError('too-many-requests', { retryAfterSeconds: wait });
  }

  /** Returns the channels by which it goes: no text without a verified phone, nor after STOP. */
  async send(tx: EntityManager, broadcast: BroadcastRow, staff: StaffActor, language: Language): Promise<BroadcastChannel[]> {
    const sent: BroadcastChannel[] = [];
    for (const channel of broadcast.channels) if (await this.sendBy(tx, channel, { broadcast, staff, language })) sent.push(channel);
    return sent;
  }

  private async sendBy(
    tx: EntityManager,
    channel: BroadcastChannel,
    { broadcast, staff, language }: { broadcast: BroadcastRow; staff: StaffActor; language: Language },
  ): Promise<boolean> {
    if (channel === 'in-app') return this.show(tx, broadcast, staff, language);
    const to = channel === 'email' ? staff.email : await this.phoneOf(tx, staff.accountId);
    if (to === null) return false;
    const kind = channel === 'email' ? BROADCAST_TEST : BROADCAST_TEST_SMS;
    const data: BroadcastTestData = { templeId: broadcast.templeId, broadcastId: broadcast.id, name: staff.fullName, language };
    await this.outbox.enqueue(tx, { kind, to, data: { ...data }, dedupeKey: `${kind}:${newId()}` });
    return true;
  }

  private async phoneOf(tx: EntityManager, accountId: string): Promise<string | null> {
    const account = await tx.findOneBy(Account, { id: accountId });
    if (!account?.phone || !account.phoneVerifiedAt) return null;
    return (await this.consents.isStopped(tx, 'sms', account.phone)) ? null : account.phone;
  }

  private async show(tx: EntityManager, broadcast: BroadcastRow, staff: StaffActor, language: Language): Promise<boolean> {
    const { id: templeId, name: temple } = await this.temples.of(tx, broadcast.templeId);
    const { subject, text } = wordsIn(broadcast, language);
    const values = { name: staff.fullName, temple };
    const params = { temple, subject: `${MARK} ${filledText(subject, values)}`, text: filledText(text, values) };
    const concerned = { accountId: staff.accountId, templeId };
    return this.notifications.show(tx, broadcastNotifications.kinds.received, { concerned, params, key: newId(), path: null });
  }

  private async sendMail({ id, to, data }: OutboxMessage): Promise<void> {
    const test = await this.testOf(data);
    if (!test || !to) return;
    const { broadcast, temple } = test;
    const links = this.links.of({ templeId: temple.id, topic: broadcast.topic, email: to });
    const mail = broadcastMail(broadcast, temple, test, { unsubscribeUrl: links.page });
    await this.mail.send({ id, to, ...mail, subject: `${MARK} ${mail.subject}` });
  }

  /** At any hour: its reader has just asked for it. */
  private async sendSms(message: OutboxMessage): Promise<void> {
    const { to, data } = message;
    const test = await this.testOf(data);
    if (!test || !to || (await this.consents.isStopped(this.database.reader, 'sms', to))) return;
    await this.texts.send(message, { text: `${MARK} ${broadcastSms(test.broadcast, test.temple, test)}`, attempts: 1 });
  }

  private async testOf(data: OutboxMessage['data']): Promise<Test | undefined> {
    const test = data as unknown as BroadcastTestData;
    const broadcast = await this.database.reader.findOneBy(BroadcastRow, { templeId: test.templeId, id: test.broadcastId });
    return broadcast ? { ...test, broadcast, temple: await this.temples.byId(test.templeId) } : undefined;
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { SuppressionReason } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { findTogether } from '../../platform/database/find-together.ts';
import { WrittenTogether } from '../../platform/database/written-together.ts';
import { MailSender } from '../../platform/mail/mail-sender.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import type { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';
import { PermanentFailure } from '../../platform/outbox/permanent-failure.ts';
import { NumberRefused, SmsNotSent, SmsSender, SmsUnreached } from '../../platform/sms/sms-sender.ts';
import { TextRefusals } from '../../platform/sms/text-refusals.ts';
import { MailAddresses } from '../consents/mail-addresses.service.ts';
import { MailingLinks } from '../consents/mailing-links.ts';
import { MessageConsents } from '../consents/message-consents.service.ts';
import { NotificationTimings } from '../notifications/notification-timings.service.ts';
import { textTime } from '../notifications/text-times.ts';
import { Temple } from '../temples/temple.entity.ts';
import { BroadcastRow } from './broadcast.entity.ts';
import { BroadcastClicks } from './broadcast-clicks.service.ts';
import { broadcastMail, broadcastSms } from './broadcast-mail.ts';
import { BROADCAST_MAIL, BROADCAST_SMS, type BroadcastMessageData } from './broadcast-messages.ts';
import { isOver, isRunning } from './broadcast-moves.ts';
import { BroadcastPermits } from './broadcast-permits.service.ts';
import { BroadcastRecipientRow } from './broadcast-recipient.entity.ts';

/** About five minutes of attempts; after that somebody looks at it. */
const ATTEMPTS = 6;
const UNDER_WAY = In(['sending' as const, 'unknown' as const]);
type Settled = Partial<Pick<BroadcastRecipientRow, 'status' | 'reason' | 'heldUntil'>>;

interface Letter {
  row: BroadcastRecipientRow;
  broadcast: BroadcastRow;
  temple: Temple;
}

/** Sends one message of a broadcast. Right before that it asks again whether it may: a withdrawal or a pause counts at once. */
@Injectable()
export class BroadcastDelivery implements OnModuleInit {
  readonly #sent = new WrittenTogether<BroadcastRecipientRow>((rows) => this.keepSent(rows));

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly mail: MailSender,
    private readonly sms: SmsSender,
    private readonly refusals: TextRefusals,
    private readonly links: MailingLinks,
    private readonly clicks: BroadcastClicks,
    private readonly consents: MessageConsents,
    private readonly addresses: MailAddresses,
    private readonly timings: NotificationTimings,
    private readonly permits: BroadcastPermits,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(BROADCAST_MAIL, (message) => this.sendMail(message));
    this.outbox.handle(BROADCAST_SMS, (message) => this.sendSms(message));
  }

  private async sendMail(message: OutboxMessage): Promise<void> {
    const letter = await this.letterOf(message);
    if (!letter) return;
    const { row, broadcast, temple } = letter;
    const now = new Date();
    const mayMail = row.accountId ? await this.timings.quietUntil(row.accountId, now) : now;
    if (mayMail > now) return this.hold(letter, mayMail);
    if (!(await this.mayGo(letter, 'sending'))) return;
    const { address, name, language } = row;
    const links = this.links.of({ templeId: temple.id, topic: broadcast.topic, email: address });
    const linkFor = (link: number) => this.clicks.linkFor(row, link);
    const mail = broadcastMail(broadcast, temple, { name, language }, { unsubscribeUrl: links.page, linkFor });
    try {
      await this.mail.send({ id: message.id, to: address, ...mail, oneClickUnsubscribeUrl: links.oneClick });
    } catch (error) {
      return this.notMailed(row, message, error);
    }
    await this.#sent.add(row);
  }

  /** An address that doesn't exist gets nothing more from anyone. */
  private async notMailed(row: BroadcastRecipientRow, { attempts }: OutboxMessage, error: unknown): Promise<void> {
    if (error instanceof PermanentFailure) {
      return this.settle(row, { status: 'bounced' }, (tx) => this.addresses.report(tx, { channel: 'email', address: row.address }, 'hard'));
    }
    if (attempts < ATTEMPTS) throw error;
    await this.settle(row, { status: 'failed' });
  }

  /** `unknown` comes first: if the reply is lost, nobody knows whether it was sent, and it is never sent twice. */
  private async sendSms(message: OutboxMessage): Promise<void> {
    const letter = await this.letterOf(message);
    if (!letter) return;
    const { row, broadcast, temple } = letter;
    const now = new Date();
    const mayText = this.sms.reachesPhones ? await textTime(this.timings, row, now) : now;
    if (mayText > now) return this.hold(letter, mayText);
    if (!(await this.mayGo(letter, 'unknown'))) return;
    const text = broadcastSms(broadcast, temple, row);
    try {
      await this.refusals.send(this.sms, { id: message.id, to: row.address, text });
    } catch (error) {
      return this.notTexted(row, message, error);
    }
    await this.#sent.add(row);
  }

  private async notTexted(row: BroadcastRecipientRow, { attempts }: OutboxMessage, error: unknown): Promise<void> {
    if (error instanceof SmsUnreached && attempts < ATTEMPTS) {
      await this.settle(row, { status: 'sending' });
      throw error;
    }
    const refused = refusalOf(error);
    if (refused) await this.settle(row, refused);
  }

  /** What a message is about; nothing if it was sent before, or passed on again since. */
  private async letterOf({ data }: Pick<OutboxMessage, 'data'>): Promise<Letter | undefined> {
    const { templeId, recipientId, round } = data as unknown as BroadcastMessageData;
    const from = `FROM broadcast_recipients reader JOIN broadcasts broadcast ON broadcast.templeId = reader.templeId AND broadcast.id = reader.broadcastId
      JOIN temples temple ON temple.id = reader.templeId WHERE reader.templeId = ? AND reader.id = ? AND reader.round = ? AND reader.status = 'sending'`;
    const rows = { reader: BroadcastRecipientRow, broadcast: BroadcastRow, temple: Temple };
    const [found] = await findTogether(this.database.reader, { rows, optional: {}, from, values: [templeId, recipientId, round] });
    return found && { row: found.reader, broadcast: found.broadcast, temple: found.temple };
  }

  /** When somebody may next be written to. Nothing waits past the broadcast's end time, or for one that no longer runs. */
  private async hold({ row, broadcast }: Letter, heldUntil: Date): Promise<void> {
    if (isOver(broadcast, heldUntil)) return this.settle(row, { status: 'suppressed', reason: 'outlived' });
    const { templeId, id, round, broadcastId } = row;
    const isHeld = await this.database.transaction(async (tx) => {
      if (!(await isRunning(tx, { templeId, id: broadcastId }))) return false;
      await tx.update(
        BroadcastRecipientRow,
        { templeId, id, round, status: UNDER_WAY },
        { status: 'held', heldUntil, changedAt: new Date() },
      );
      return true;
    });
    if (!isHeld) await this.stopped(row);
  }

  /** Claims the right to send now; otherwise settles what becomes of it instead. */
  private async mayGo({ row, broadcast }: Letter, as: 'sending' | 'unknown'): Promise<boolean> {
    if (await this.permits.claim({ row, broadcast, as })) return true;
    await this.stopped(row);
    return false;
  }

  private async stopped(row: BroadcastRecipientRow): Promise<void> {
    const { templeId, broadcastId, channel, address } = row;
    const broadcast = await this.database.reader.findOneByOrFail(BroadcastRow, { templeId, id: broadcastId });
    if (broadcast.status === 'paused') return this.settle(row, { status: 'queued' });
    const allows = await this.consents.allows(this.database.reader, { templeId, topic: broadcast.topic, channel, address });
    await this.settle(row, { status: 'suppressed', reason: reasonOf(broadcast, allows) });
  }

  private async keepSent(rows: readonly BroadcastRecipientRow[]): Promise<void[]> {
    const which = rows.map(({ templeId, id, round }) => ({ templeId, id, round, status: UNDER_WAY }));
    const change = { status: 'sent' as const, heldUntil: null, changedAt: new Date() };
    await this.database.statement((tx) => tx.update(BroadcastRecipientRow, which, change));
    return [];
  }

  private settle(
    { templeId, id, round }: BroadcastRecipientRow,
    change: Settled,
    also: (tx: EntityManager) => Promise<void> = async () => undefined,
  ): Promise<void> {
    return this.database.transaction(async (tx) => {
      const under = { templeId, id, round, status: UNDER_WAY };
      const { affected } = await tx.update(BroadcastRecipientRow, under, { heldUntil: null, ...change, changedAt: new Date() });
      if (affected === 1) await also(tx);
    });
  }
}

/** Why a message that was about to be sent isn't. */
function reasonOf(broadcast: BroadcastRow, allows: boolean): SuppressionReason {
  if (broadcast.status === 'canceled') return 'canceled';
  if (!allows) return 'consent';
  return isOver(broadcast, new Date()) ? 'outlived' : 'ended';
}

/** What becomes of a text that certainly wasn't sent. Undefined without an answer, since nobody knows. */
function refusalOf(error: unknown): Settled | undefined {
  if (error instanceof NumberRefused)
    return error.problem === 'stopped' ? { status: 'suppressed', reason: 'stopped' } : { status: 'bounced' };
  return error instanceof SmsNotSent || error instanceof PermanentFailure ? { status: 'failed' } : undefined;
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, MoreThan } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import type { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';
import type { FormRequest } from '../../platform/sms/signed-forms.ts';
import { type RefusedText, TextRefusals } from '../../platform/sms/text-refusals.ts';
import type { TextOutcome, TextReport } from '../../platform/sms/text-report.ts';
import { TextStatuses } from '../../platform/sms/text-statuses.ts';
import { MailAddresses } from './mail-addresses.service.ts';
import { MailReportRow } from './mail-report.entity.ts';
import { EVERY } from './message-consent.entity.ts';
import { MessageConsentRecordRow } from './message-consent-record.entity.ts';
import { MessageConsents } from './message-consents.service.ts';

/**
 * Codes and receipts may go to phones that nobody has proven, and that others typed: what becomes of them says nothing about consent.
 */
const countsAgainst = ({ kind }: OutboxMessage): boolean => kind !== 'sms';

/** Runs in the transaction in which a report about a text of its kind is written down; the same report may arrive again. */
type OutcomeListener = (tx: EntityManager, message: OutboxMessage, outcome: TextOutcome) => Promise<void>;

/**
 * Records what the provider says became of texts. Numbers follow the rule of email addresses: one that can't get texts gets no more, and
 * neither does one that five didn't reach.
 */
@Injectable()
export class TextReportsService implements OnModuleInit {
  readonly #listeners = new Map<string, OutcomeListener>();

  constructor(
    private readonly database: Database,
    private readonly statuses: TextStatuses,
    private readonly outbox: Outbox,
    private readonly addresses: MailAddresses,
    private readonly consents: MessageConsents,
    private readonly refusals: TextRefusals,
  ) {}

  onModuleInit(): void {
    this.refusals.register((refused) => this.refused(refused));
  }

  /** Registers what else a report about an outbox kind changes; call it when a module starts. */
  listen(kind: string, listener: OutcomeListener): void {
    this.#listeners.set(kind, listener);
  }

  /** A report about no text of ours changes nothing. Throws `invalid-signature`. */
  async receive(messageId: string, request: FormRequest): Promise<void> {
    const report = this.statuses.read(messageId, request);
    const message = report && (await this.outbox.byId(this.database.reader, messageId));
    if (report && message?.to?.startsWith('+')) await this.record(message, message.to, report);
  }

  /** What the provider says of the number itself counts with a code too: nobody can bring it about for somebody else's phone. */
  private refused({ messageId, phone: address, problem, sentAt }: RefusedText): Promise<void> {
    return this.database.transaction(async (tx) => {
      if (await isRestoredSince(tx, address, sentAt)) return;
      if (problem === 'unreachable') return this.count(tx, { messageId, kind: 'hard', address, createdAt: new Date() });
      await this.stop(tx, address);
    });
  }

  private record(message: OutboxMessage, address: string, { outcome, bounce, isStopped }: TextReport): Promise<void> {
    return this.database.transaction(async (tx) => {
      await this.#listeners.get(message.kind)?.(tx, message, outcome);
      if (outcome === 'sent' || outcome === 'delivered') await this.outbox.answered(tx, message.id);
      if (outcome === 'delivered') await this.addresses.reached(tx, address);
      if (await isRestoredSince(tx, address, message.createdAt)) return;
      if (isStopped) await this.stop(tx, address);
      if (bounce && countsAgainst(message)) await this.count(tx, { messageId: message.id, kind: bounce, address, createdAt: new Date() });
    });
  }

  /** What its owner texted to the provider alone is a withdrawal like any other. */
  private async stop(tx: EntityManager, address: string): Promise<void> {
    if (await this.consents.isStopped(tx, 'sms', address)) return;
    await this.consents.withdraw(tx, { templeId: null, topic: null, channel: 'sms', address }, 'provider');
  }

  /** Once for each message. */
  private async count(tx: EntityManager, report: MailReportRow): Promise<void> {
    if (await insertOnce(tx, MailReportRow, report))
      await this.addresses.report(tx, { channel: 'sms', address: report.address }, report.kind);
  }
}

/** Whether START came after a text was written or sent: what the provider says of it then knows only of what was before. */
const isRestoredSince = (tx: EntityManager, address: string, at: Date): Promise<boolean> =>
  tx.existsBy(MessageConsentRecordRow, { templeId: EVERY, channel: 'sms', address, action: 'restored', createdAt: MoreThan(at) });

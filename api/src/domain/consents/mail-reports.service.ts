import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import type { MailReportKind } from '../../platform/mail/mail-report.ts';
import { MailReports, type ReportRequest } from '../../platform/mail/mail-reports.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import type { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';
import { MailAddresses } from './mail-addresses.service.ts';
import { MailReportRow } from './mail-report.entity.ts';

/** Runs in the transaction in which a report about a mail of its kind is counted. */
type ReportListener = (tx: EntityManager, message: OutboxMessage, kind: MailReportKind) => Promise<void>;

/**
 * Records bounces and complaints. A report counts once, and only for the address its email was sent to, so a sender can't suppress
 * anybody else's address.
 */
@Injectable()
export class MailReportsService {
  readonly #listeners = new Map<string, ReportListener>();

  constructor(
    private readonly database: Database,
    private readonly reports: MailReports,
    private readonly outbox: Outbox,
    private readonly addresses: MailAddresses,
  ) {}

  /** Registers what else a report about an outbox kind changes; call it when a module starts. */
  listen(kind: string, listener: ReportListener): void {
    this.#listeners.set(kind, listener);
  }

  /** What is no report, or about no mail of ours, changes nothing. Throws `invalid-signature`. */
  async receive(request: ReportRequest): Promise<void> {
    const report = await this.reports.read(request);
    const message = report && (await this.outbox.byId(this.database.reader, report.messageId));
    if (report && message?.to?.includes('@')) await this.count(message, message.to, report.kind);
  }

  private count(message: OutboxMessage, to: string, kind: MailReportKind): Promise<void> {
    const address = to.toLowerCase();
    return this.database.transaction(async (tx) => {
      if (!(await insertOnce(tx, MailReportRow, { messageId: message.id, kind, address, createdAt: new Date() }))) return;
      await this.addresses.report(tx, { channel: 'email', address }, kind);
      await this.#listeners.get(message.kind)?.(tx, message, kind);
    });
  }
}

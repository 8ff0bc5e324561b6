import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { MailReportKind } from '../../platform/mail/mail-report.ts';
import type { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';
import { MailReportsService } from '../consents/mail-reports.service.ts';
import { BROADCAST_MAIL, messageOfKey } from './broadcast-messages.ts';
import { BroadcastRecipientRow } from './broadcast-recipient.entity.ts';

/** Shows among a broadcast's results what came back of it. */
@Injectable()
export class BroadcastReports implements OnModuleInit {
  constructor(private readonly reports: MailReportsService) {}

  onModuleInit(): void {
    this.reports.listen(BROADCAST_MAIL, (tx, message, kind) => this.show(tx, message, kind));
  }

  /** A report may overtake the mail server's own answer, or the crash that lost it. */
  private async show(tx: EntityManager, { dedupeKey }: OutboxMessage, kind: MailReportKind): Promise<void> {
    const { templeId, recipientId, round } = messageOfKey(dedupeKey);
    const arrived = { templeId, id: recipientId, round, status: In(['sending' as const, 'sent' as const, 'delivered' as const]) };
    const status = kind === 'complaint' ? ('complained' as const) : ('bounced' as const);
    await tx.update(BroadcastRecipientRow, arrived, { status, changedAt: new Date() });
  }
}

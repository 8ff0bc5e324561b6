import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RecipientStatus } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import type { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';
import type { TextOutcome } from '../../platform/sms/text-report.ts';
import { TextReportsService } from '../consents/text-reports.service.ts';
import { BROADCAST_SMS, messageOfKey } from './broadcast-messages.ts';
import { BroadcastRecipientRow } from './broadcast-recipient.entity.ts';

/** Until the provider's own word, a text is `unknown` or `sent`. Its last word is final: nothing moves back, whatever arrives late. */
const OPEN: RecipientStatus[] = ['unknown', 'sent'];
const MOVES: Readonly<Record<TextOutcome, { from: RecipientStatus[]; to: RecipientStatus }>> = {
  // The reply to our request may be lost, while the text is on its way.
  sent: { from: ['unknown'], to: 'sent' },
  delivered: { from: OPEN, to: 'delivered' },
  undelivered: { from: OPEN, to: 'bounced' },
  failed: { from: OPEN, to: 'failed' },
};

/** Shows among a broadcast's results what the provider says became of its texts. */
@Injectable()
export class BroadcastTextReports implements OnModuleInit {
  constructor(private readonly reports: TextReportsService) {}

  onModuleInit(): void {
    this.reports.listen(BROADCAST_SMS, (tx, message, outcome) => this.show(tx, message, outcome));
  }

  /** About an earlier round, it changes nothing. */
  private async show(tx: EntityManager, { dedupeKey }: OutboxMessage, outcome: TextOutcome): Promise<void> {
    const { templeId, recipientId: id, round } = messageOfKey(dedupeKey);
    const { from, to } = MOVES[outcome];
    await tx.update(BroadcastRecipientRow, { templeId, id, round, status: In(from) }, { status: to, changedAt: new Date() });
  }
}

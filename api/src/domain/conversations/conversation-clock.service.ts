import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LessThan, LessThanOrEqual } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { afterCommit } from '../../platform/database/transaction-scope.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { Conversation } from './conversation.entity.ts';
import { moveConversation } from './conversation-moves.ts';
import { ConversationNotices } from './conversation-notices.service.ts';
import { ConversationPresence } from './conversation-presence.entity.ts';
import { EVENTS_KEPT_MS, MessageEventRow } from './message-box.entity.ts';
import { changeBoxes } from './message-boxes.ts';
import { MessageSignals } from './message-signals.ts';
import { OfficeColleagues } from './office-colleagues.service.ts';

const EVERY_SECONDS = 60;
const BATCH = 200;

/** What time does to conversations: snoozed ones need a reply again, overdue ones are escalated, and what streams no longer need is deleted. */
@Injectable()
export class ConversationClock implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly notices: ConversationNotices,
    private readonly colleagues: OfficeColleagues,
    private readonly signals: MessageSignals,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('conversations', EVERY_SECONDS, () => this.run());
  }

  /** One round. */
  async run(now: Date = new Date()): Promise<void> {
    const where = { status: 'snoozed' as const, snoozedUntil: LessThanOrEqual(now) };
    const due = await this.database.reader.find(Conversation, { where, order: { snoozedUntil: 'ASC' }, take: BATCH });
    for (const row of due) await this.wake(row, now);
    await this.escalateOverdue(now);
    await this.database.statement((tx) => tx.delete(MessageEventRow, { at: LessThan(new Date(now.getTime() - EVENTS_KEPT_MS)) }));
    await this.database.statement((tx) => tx.delete(ConversationPresence, { until: LessThan(now) }));
  }

  private async escalateOverdue(now: Date): Promise<void> {
    const where = { status: 'open' as const, replyDue: LessThanOrEqual(now) };
    const overdue = await this.database.reader.find(Conversation, { where, order: { replyDue: 'ASC' }, take: BATCH });
    for (const row of overdue) await this.escalate(row);
  }

  /** Nobody answered in the promised time: it becomes urgent, and everyone who can answer is notified once. */
  private escalate(row: Conversation): Promise<void> {
    return this.database.transaction(async (tx) => {
      const { id, replyDue, officeBox } = row;
      if (!replyDue) return;
      const { affected } = await tx.update(Conversation, { id, status: 'open', replyDue }, { replyDue: null, priority: 'urgent' });
      if (!affected) return;
      await changeBoxes(tx, id, 'handled', [{ box: officeBox }]);
      await this.notices.overdue(tx, row);
      afterCommit(() => this.signals.changed([officeBox]));
    });
  }

  private wake(row: Conversation, now: Date): Promise<void> {
    const { id, status, officeBox } = row;
    return this.database.transaction(async (tx) => {
      const waiting = await moveConversation(tx, { id, status }, 'open');
      if (waiting === undefined) return;
      await this.colleagues.release(tx, row, now);
      await changeBoxes(tx, id, 'handled', [{ box: officeBox, waiting }]);
      afterCommit(() => this.signals.changed([officeBox]));
    });
  }
}

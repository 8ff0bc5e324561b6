import { Injectable } from '@nestjs/common';
import type { Absence } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { afterCommit } from '../../platform/database/transaction-scope.ts';
import { Audit } from '../audit/audit.ts';
import { Conversation } from './conversation.entity.ts';
import { MessageAbsence } from './message-absence.entity.ts';
import { changeBoxes } from './message-boxes.ts';
import { MessageSignals } from './message-signals.ts';
import { type Side, sideOf } from './side.ts';

/** Whether someone of an office is away. Meanwhile nothing waits for them: what they have and needs a reply returns to the queue. */
@Injectable()
export class Absences {
  constructor(
    private readonly database: Database,
    private readonly signals: MessageSignals,
    private readonly audit: Audit,
  ) {}

  async of(actor: Actor, now = new Date()): Promise<Absence> {
    const { box, actor: account } = sideOf(actor);
    const absence = await this.database.reader.findOneBy(MessageAbsence, { box, accountId: account.accountId });
    return { until: absence && absence.until > now ? absence.until.toISOString() : null };
  }

  /** Away until then, or back (`null`). What waits for a reply from them returns to the queue at once, the rest with its next message. */
  set(actor: Actor, until: string | null): Promise<Absence> {
    const side = sideOf(actor);
    const { accountId } = side.actor;
    return this.database.transaction(async (tx) => {
      const key = { box: side.box, accountId };
      if (until === null) await tx.delete(MessageAbsence, key);
      else {
        const absent = { until: new Date(until) };
        if (!(await insertOnce(tx, MessageAbsence, { ...key, ...absent }))) await tx.update(MessageAbsence, key, absent);
        await this.handBack(tx, side);
      }
      const subject = { kind: 'account', id: accountId };
      const { templeId } = side;
      await this.audit.record(tx, { actor: side.actor, templeId, action: 'conversation.away', subject, after: { until } });
      return { until };
    });
  }

  private async handBack(tx: EntityManager, { box, actor: { accountId } }: Side): Promise<void> {
    const waiting = { officeBox: box, status: 'open' as const, assigneeId: accountId };
    const one = await tx.findOne(Conversation, { where: waiting, select: { id: true } });
    if (!one) return;
    await tx.update(Conversation, waiting, { assigneeId: null, assigneeName: null });
    // Screens read the list again, whichever conversation it was.
    await changeBoxes(tx, one.id, 'handled', [{ box }]);
    afterCommit(() => this.signals.changed([box]));
  }
}

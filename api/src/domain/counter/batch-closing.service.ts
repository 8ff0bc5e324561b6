import { Injectable } from '@nestjs/common';
import { type CounterBatch as BatchView, batchNoun, formatMoney, messagesOf } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { execute } from '../../platform/database/execute.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { Audit } from '../audit/audit.ts';
import { ReceivedGiftsService } from '../giving/received-gifts.service.ts';
import { CounterBatch } from './counter-batch.entity.ts';
import { CounterEntry } from './counter-entry.entity.ts';
import { batchView } from './counter-views.ts';

const say = messagesOf(batchNoun);

/** Closes a batch that matches what was counted: every gift of it is booked and receipted, all of them or none. */
@Injectable()
export class BatchClosingService {
  constructor(
    private readonly database: Database,
    private readonly gifts: ReceivedGiftsService,
    private readonly audit: Audit,
  ) {}

  /** Throws `temple-not-accepting`, `not-found`, `batch-unbalanced` with both sums, or `state-conflict` for a batch that is closed. */
  async close(actor: Actor, id: string, claim: IdempotencyClaim): Promise<BatchView> {
    const staff = staffOf(actor);
    const key = { templeId: staff.temple.id, id };
    return this.database.transaction(async (tx) => {
      const at = new Date();
      await markClosed(tx, staff, id, at);
      const batch = await tx.findOneByOrFail(CounterBatch, key);
      await this.record(tx, staff, batch, at);
      await this.audit.record(tx, {
        actor: staff,
        templeId: key.templeId,
        action: 'batch.closed',
        subject: { kind: 'counter-batch', id },
        note: sum(batch.enteredCount, batch.enteredTotalCents),
      });
      const view = batchView(batch);
      await claim.complete(tx, view);
      return view;
    });
  }

  private async record(
    tx: EntityManager,
    actor: StaffActor,
    { templeId, id, number, name, receivedOn }: CounterBatch,
    at: Date,
  ): Promise<void> {
    const entries = await tx.find(CounterEntry, { where: { templeId, batchId: id }, order: { id: 'ASC' } });
    const batch = { id, number, name };
    const gifts = entries.map((entry) => {
      const { anonymous, enteredById: recordedById } = entry;
      return { ...entry, anonymous: anonymous ?? false, recordedById, source: 'counter' as const, batch };
    });
    const orderIds = await this.gifts.record(tx, actor, receivedOn, gifts, at);
    for (const [index, entry] of entries.entries()) {
      await tx.update(CounterEntry, { templeId, id: entry.id }, { orderId: orderIds[index] });
    }
  }
}

/** Closes in the one statement that also checks count and total; an entry made meanwhile is either in it or refused. */
async function markClosed(tx: EntityManager, { temple, fullName }: StaffActor, id: string, at: Date): Promise<void> {
  const changed = await execute(
    tx,
    `UPDATE counter_batches SET status = 'closed', closedBy = ?, closedAt = ?
     WHERE templeId = ? AND id = ? AND status = 'open' AND enteredCount = expectedCount AND enteredTotalCents = expectedTotalCents`,
    [fullName, at, temple.id, id],
  );
  if (changed === 1) return;
  const batch = found(await tx.findOneBy(CounterBatch, { templeId: temple.id, id }));
  if (batch.status === 'closed') throw new DomainError('state-conflict', { message: say('batch.closed-already') });
  throw new DomainError('batch-unbalanced', { message: mismatch(batch) });
}

const mismatch = ({ expectedCount, expectedTotalCents, enteredCount, enteredTotalCents }: CounterBatch) =>
  say('batch.mismatch', { expectedCount, expectedCents: expectedTotalCents, enteredCount, enteredCents: enteredTotalCents });

/** As the record of changes keeps it. */
const sum = (count: number, cents: number): string => `${count} ${count === 1 ? 'gift' : 'gifts'}, ${formatMoney(cents)}`;

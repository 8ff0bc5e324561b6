import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan, LessThanOrEqual } from 'typeorm';
import { Database } from '../database/database.ts';
import { WrittenTogether } from '../database/written-together.ts';
import { Outbox } from './outbox.ts';
import { OutboxMessage, type OutboxState } from './outbox-message.entity.ts';
import { lostSecrets, withoutSecrets } from './secret-fields.ts';

/** How long one attempt may take before another process may start the next. */
const LEASE_MS = 2 * 60_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60_000;
/** Over about two days. */
export const MAX_ATTEMPTS = 16;
const KEPT_DAYS = 30;
/** How long a dead message is kept for an operator to look at. */
const DEAD_KEPT_DAYS = 90;

/** The rows behind the outbox: who may attempt which message next. */
@Injectable()
export class OutboxQueue {
  readonly #done = new WrittenTogether<OutboxMessage>((messages) => this.keepDone(messages));

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** Due messages, each now leased to the caller alone. */
  async claimDue(limit: number, now = new Date()): Promise<OutboxMessage[]> {
    const due = await this.database.reader.find(OutboxMessage, {
      where: { state: 'waiting', dueAt: LessThanOrEqual(now) },
      order: { dueAt: 'ASC' },
      take: limit,
    });
    if (due.length === 0) return [];
    return this.database.transaction(async (tx) => {
      const claimed: OutboxMessage[] = [];
      for (const message of due) if (await claim(tx, message, now)) claimed.push({ ...message, attempts: message.attempts + 1 });
      return claimed;
    });
  }

  /** The message was processed: it is kept for the record, without its content. */
  done(message: OutboxMessage): Promise<void> {
    return this.#done.add(message);
  }

  /**
   * An attempt failed: another one follows later, or the message is dead and keeps no secret. `reason` contains no personal data; after a
   * `permanent` failure no other attempt is made.
   */
  async failed(message: OutboxMessage, reason: string, { now = new Date(), permanent = false } = {}): Promise<void> {
    const { id, attempts, unanswered, data } = message;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
    const isDead = permanent || attempts >= MAX_ATTEMPTS;
    const next = isDead ? { state: 'dead' as const, doneAt: now, data: withoutSecrets(data) } : { dueAt: new Date(now.getTime() + pause) };
    await this.database.transaction(async (tx) => {
      const { affected } = await tx.update(
        OutboxMessage,
        { id, attempts, state: 'waiting' },
        { ...next, unanswered, lastError: reason.slice(0, 300) },
      );
      if (isDead && affected === 1) await this.outbox.died(tx, message);
    });
  }

  /** Counts an attempt before it is made. Throws if the lease has passed to another process meanwhile. */
  async countUnanswered({ id, attempts, unanswered }: OutboxMessage): Promise<void> {
    const change = { unanswered: (unanswered ?? 0) + 1 };
    const { affected } = await this.database.transaction((tx) => tx.update(OutboxMessage, { id, attempts, state: 'waiting' }, change));
    if (affected !== 1) throw new Error('The lease of the message has ended.');
  }

  /** An attempt ended without an answer: another follows later, or the message is `unknown` and keeps no secret. */
  async unanswered(
    { id, attempts, data }: OutboxMessage,
    reason: string,
    { isLast, now = new Date() }: { isLast: boolean; now?: Date },
  ): Promise<void> {
    const next = isLast
      ? { state: 'unknown' as const, doneAt: now, data: withoutSecrets(data) }
      : { dueAt: new Date(now.getTime() + FIRST_PAUSE_MS) };
    await this.database.transaction((tx) =>
      tx.update(OutboxMessage, { id, attempts, state: 'waiting' }, { ...next, lastError: reason.slice(0, 300) }),
    );
  }

  /** Returns a leased message to the queue until a later time, as if it had not been attempted. */
  async postpone({ id, attempts }: OutboxMessage, until: Date): Promise<void> {
    const change = { dueAt: until, attempts: attempts - 1 };
    await this.database.transaction((tx) => tx.update(OutboxMessage, { id, attempts, state: 'waiting' }, change));
  }

  /** Gives a dead message another round of attempts, unless it lost a secret: the person waiting for that requests a new one. */
  async revive(id: string): Promise<void> {
    const message = await this.database.reader.findOneBy(OutboxMessage, { id, state: 'dead' });
    if (!message || lostSecrets(message.data)) return;
    const change = { state: 'waiting' as const, attempts: 0, dueAt: new Date(), doneAt: null };
    await this.database.transaction((tx) => tx.update(OutboxMessage, { id, state: 'dead' }, change));
  }

  /** How many messages are waiting, dead, and texts that may have arrived. */
  async counts(): Promise<Record<Exclude<OutboxState, 'done'>, number>> {
    const of = (state: OutboxState) => this.database.reader.countBy(OutboxMessage, { state });
    return { waiting: await of('waiting'), dead: await of('dead'), unknown: await of('unknown') };
  }

  /** Deletes what was processed or died long ago. */
  async forgetOld(now = new Date()): Promise<void> {
    const before = (days: number) => LessThan(new Date(now.getTime() - days * 86_400_000));
    await this.database.transaction(async (tx) => {
      await tx.delete(OutboxMessage, { state: 'done', doneAt: before(KEPT_DAYS) });
      await tx.delete(OutboxMessage, { state: 'unknown', doneAt: before(DEAD_KEPT_DAYS) });
      // Those that died under an earlier version have no timestamp.
      await tx.delete(OutboxMessage, { state: 'dead', createdAt: before(DEAD_KEPT_DAYS) });
    });
  }

  private async keepDone(messages: readonly OutboxMessage[]): Promise<void[]> {
    const change = { state: 'done' as const, doneAt: new Date(), lastError: null, data: {} };
    const which = messages.map(({ id, attempts }) => ({ id, attempts }));
    await this.database.statement((tx) => tx.update(OutboxMessage, which, change));
    return [];
  }
}

/** The attempt number is the version: of two processes that see the same row, one wins. */
async function claim(tx: EntityManager, { id, attempts }: OutboxMessage, now: Date): Promise<boolean> {
  const lease = { attempts: attempts + 1, dueAt: new Date(now.getTime() + LEASE_MS) };
  const { affected } = await tx.update(OutboxMessage, { id, attempts, state: 'waiting' }, lease);
  return affected === 1;
}

import { Inject, Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { Database } from '../database/database.ts';
import { insertOnce } from '../database/rows.ts';
import { describeError, LOGGER, type Logger } from '../observability/logger.ts';
import { Outbox } from '../outbox/outbox.ts';
import type { OutboxMessage } from '../outbox/outbox-message.entity.ts';
import { OutboxQueue } from '../outbox/outbox-queue.ts';
import { Outlived } from '../outbox/outlived.ts';
import { PermanentFailure } from '../outbox/permanent-failure.ts';
import { Postponed } from '../outbox/postponed.ts';
import { Unanswered } from '../outbox/unanswered.ts';
import { RecurringJob } from './recurring-job.entity.ts';

/** Concurrently in one process; more wait for the next round. */
const BATCH = 30;
const PARALLEL = 6;
/** While messages are due, recurring jobs have their turn this often: some of them can't wait until thousands of emails are sent. */
const RECURRING_EVERY_MS = 500;

interface Recurring {
  everySeconds: number;
  work: () => Promise<void>;
}

/** Background work: due outbox messages, and recurring jobs. The worker calls `runDue` in a loop, tests call it once. */
@Injectable()
export class Jobs {
  readonly #recurring = new Map<string, Recurring>();

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly queue: OutboxQueue,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Registers work that recurs at an interval, in one process at a time; call it when a module starts. */
  every(name: string, everySeconds: number, work: () => Promise<void>): void {
    if (this.#recurring.has(name)) throw new Error(`The job ${name} is registered twice.`);
    this.#recurring.set(name, { everySeconds, work });
  }

  /**
   * Runs everything that is due now and returns how much it was. Failures are logged and retried later. Once `goesOn` says no, it ends with
   * what it claimed.
   */
  async runDue(goesOn: () => boolean = () => true): Promise<number> {
    let count = await this.runRecurring(new Date());
    let ranAt = Date.now();
    while (goesOn()) {
      if (Date.now() - ranAt >= RECURRING_EVERY_MS) {
        count += await this.runRecurring(new Date());
        ranAt = Date.now();
      }
      const messages = await this.queue.claimDue(BATCH);
      if (messages.length === 0) return count;
      count += messages.length;
      await this.runMessages(messages);
    }
    return count;
  }

  /** The next one begins as soon as any ends: a slow one holds up nobody else. */
  private async runMessages(messages: readonly OutboxMessage[]): Promise<void> {
    const left = messages.values();
    const work = async () => {
      for (const message of left) await this.runMessage(message);
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
  }

  private async runMessage(message: OutboxMessage): Promise<void> {
    try {
      await this.outbox.handlerOf(message.kind)(message);
      await this.queue.done(message);
    } catch (error) {
      if (error instanceof Postponed) return this.queue.postpone(message, error.until);
      if (error instanceof Outlived) return this.letGo(message);
      const { message: reason = 'unknown' } = describeError(error);
      this.logger.warn({ outboxId: message.id, kind: message.kind, attempt: message.attempts, err: error }, 'outbox message failed');
      if (error instanceof Unanswered) return this.queue.unanswered(message, String(reason), error);
      await this.queue.failed(message, String(reason), { permanent: error instanceof PermanentFailure });
    }
  }

  /** It counts as processed: nothing is to be tried again, or looked at by anyone. */
  private async letGo(message: OutboxMessage): Promise<void> {
    this.logger.info({ outboxId: message.id, kind: message.kind }, 'outbox message outlived its use');
    await this.queue.done(message);
  }

  private async runRecurring(now: Date): Promise<number> {
    let count = 0;
    for (const [name, job] of this.#recurring) {
      if (!(await this.claimRecurring(name, job, now))) continue;
      count += 1;
      await job.work().catch((error: unknown) => this.logger.error({ job: name, err: error }, 'recurring job failed'));
    }
    return count;
  }

  private async claimRecurring(name: string, { everySeconds }: Recurring, now: Date): Promise<boolean> {
    const row = await this.database.reader.findOneBy(RecurringJob, { name });
    if (row && row.dueAt > now) return false;
    const dueAt = new Date(now.getTime() + everySeconds * 1000);
    return this.database.transaction(async (tx) => {
      if (!row) await insertOnce(tx, RecurringJob, { name, dueAt: now });
      const { affected } = await tx.update(RecurringJob, { name, dueAt: LessThanOrEqual(now) }, { dueAt });
      return affected === 1;
    });
  }
}

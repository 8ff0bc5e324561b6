import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { PlanCharges } from './plan-charges.service.ts';
import { PlanDates } from './plan-dates.service.ts';

const EVERY_SECONDS = 30;
const BATCH = 200;
/** Charges under way at once: each waits for the provider. */
const PARALLEL = 8;

/** Charges the dates of recurring gifts that are due. Any number of processes can run it: the one that claims a date charges it. */
@Injectable()
export class PlanWorker implements OnModuleInit {
  constructor(
    private readonly dates: PlanDates,
    private readonly charges: PlanCharges,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every('recurring-gifts', EVERY_SECONDS, () => this.run());
  }

  /** One round: writes down the dates that are due, then looks at each. One that fails doesn't hold up the others. */
  async run(now: Date = new Date()): Promise<void> {
    await this.each(
      (last) => this.dates.dueAfter(last, now, BATCH),
      (plan) => this.dates.writeDown(plan, now),
    );
    await this.each(
      (last) => this.charges.dueAfter(last, now, BATCH),
      (date) => this.charges.take(date, now),
    );
  }

  private async each<Row extends { id: string }>(find: (last: string) => Promise<Row[]>, work: (row: Row) => Promise<void>): Promise<void> {
    let last = '';
    for (;;) {
      const rows = await find(last);
      for (let at = 0; at < rows.length; at += PARALLEL) {
        await Promise.all(rows.slice(at, at + PARALLEL).map((row) => this.guarded(row, work)));
      }
      if (rows.length < BATCH) return;
      last = rows.at(-1)?.id ?? '';
    }
  }

  private async guarded<Row extends { id: string }>(row: Row, work: (row: Row) => Promise<void>): Promise<void> {
    await work(row).catch((error: unknown) => this.logger.error({ id: row.id, err: error }, 'a recurring gift could not be worked on'));
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { forgetHandovers, forgetHelpers } from '../../ticket-doors/forget-handovers.ts';
import { forgetForm, forgetOld } from './ticket-child-rows.ts';

const EVERY_SECONDS = 6 * 3_600;
const DAY_MS = 86_400_000;
/** What is known of a child is kept for questions after the date, and no longer. */
export const CHILD_KEPT_DAYS = 30;
/** Forms that nobody paid for are looked for among the dates of these days before. */
const LOOKED_DAYS = 60;
const BATCH = 200;

/** Deletes what was known of children and of who took them home once their date is long over, also from forms that were never paid for. */
@Injectable()
export class TicketChildErasure implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('ticket-children', EVERY_SECONDS, () => this.run());
  }

  /** One round. */
  async run(now = new Date()): Promise<void> {
    const before = new Date(now.getTime() - CHILD_KEPT_DAYS * DAY_MS);
    await this.database.transaction((tx) => forgetOld(tx, before, now));
    await forgetHandovers(this.database, before);
    await forgetHelpers(this.database, now);
    const lines = await this.database.reader
      .createQueryBuilder(OrderLine, 'form')
      .innerJoin('event_occurrences', 'happens', 'happens.templeId = form.templeId AND happens.id = form.itemId')
      .where("form.kind = 'ticket' AND form.item LIKE :filled", { filled: '%"guardianPhone":%' })
      .andWhere('happens.endsAt < :before AND happens.endsAt > :from', { before, from: new Date(before.getTime() - LOOKED_DAYS * DAY_MS) })
      .limit(BATCH)
      .getMany();
    await this.database.transaction(async (tx) => {
      for (const line of lines) await forgetForm(tx, line);
    });
  }
}

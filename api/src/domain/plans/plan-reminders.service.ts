import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { LIVE_PLANS, WAS_PAID } from '@sannidhi/contracts';
import { Between, In, MoreThan } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { execute } from '../../platform/database/execute.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { PlanNotices } from './plan-notices.service.ts';
import { RecurringPlan } from './recurring-plan.entity.ts';
import { SavedCard } from './saved-card.entity.ts';
import { cardLabel, SavedCardsService } from './saved-cards.service.ts';

const EVERY_SECONDS = 6 * 3600;
const CARDS_EVERY_SECONDS = 60;
const BATCH = 500;
const MS_PER_DAY = 86_400_000;
const WEEK_MS = 7 * MS_PER_DAY;
/** The provider ends a setup nobody finished within a day. */
const SETUP_MS = 26 * 3_600_000;
/** How long after a try the provider may still tell of it. */
const LATE_MS = 40 * MS_PER_DAY;

/** What nobody asks for and donors want to know in time: cards that expire next month, yearly gifts a week ahead. */
@Injectable()
export class PlanReminders implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly notices: PlanNotices,
    private readonly cards: SavedCardsService,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every('recurring-gift-reminders', EVERY_SECONDS, () => this.run());
    this.jobs.every('saved-card-setups', CARDS_EVERY_SECONDS, () => this.askForCards());
  }

  /** One round. What was said before is not said again. */
  async run(now: Date = new Date()): Promise<void> {
    await this.yearly(now);
    await this.expiring(now);
    await this.late(now);
  }

  /** Asks about cards whose donor, or whose message, never came back. */
  async askForCards(now: Date = new Date()): Promise<void> {
    const createdAt = Between(new Date(now.getTime() - SETUP_MS), new Date(now.getTime() - 60_000));
    const open = await this.database.reader.find(SavedCard, {
      where: { status: 'pending', createdAt },
      order: { updatedAt: 'ASC' },
      take: BATCH,
    });
    for (const card of open) {
      await this.cards
        .refresh(card, now)
        .catch((error: unknown) => this.logger.error({ cardId: card.id, err: error }, 'could not ask for a card'));
    }
  }

  private async yearly(now: Date): Promise<void> {
    const nextAt = Between(now, new Date(now.getTime() + WEEK_MS));
    const where = { ruleKind: 'yearly' as const, status: In([...LIVE_PLANS]), nextAt };
    await this.each(where, (plan) => this.database.transaction((tx) => this.notices.upcoming(tx, plan, plan.nextOn ?? '')));
  }

  private async expiring(now: Date): Promise<void> {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
    const expiry = { expiresYear: month.getUTCFullYear(), expiresMonth: month.getUTCMonth() + 1 };
    const cards = await this.database.reader.findBy(SavedCard, { status: 'active', ...expiry });
    for (const card of cards) {
      const { templeId, id: cardId } = card;
      const where = { templeId, cardId, status: In([...LIVE_PLANS, 'paused']) };
      const key = month.toISOString().slice(0, 7);
      await this.each(where, (plan) => this.database.transaction((tx) => this.notices.cardExpires(tx, plan, cardLabel(card) ?? '', key)));
    }
  }

  /** Dates that were given up, and whose money arrived after all. */
  private async late(now: Date): Promise<void> {
    const states = WAS_PAID.map(() => '?').join(', ');
    await this.database.transaction((tx) =>
      execute(
        tx,
        `UPDATE plan_occurrences SET status = 'succeeded', nextAt = NULL, updatedAt = ? WHERE status IN ('failed', 'skipped') AND updatedAt > ?
         AND EXISTS (SELECT 1 FROM orders o WHERE o.templeId = plan_occurrences.templeId AND o.id = plan_occurrences.id AND o.status IN (${states}))`,
        [now, new Date(now.getTime() - LATE_MS), ...WAS_PAID],
      ),
    );
  }

  private async each(where: object, tell: (plan: RecurringPlan) => Promise<void>): Promise<void> {
    let last = '';
    for (;;) {
      const plans = await this.database.reader.find(RecurringPlan, {
        where: { ...where, id: MoreThan(last) },
        order: { id: 'ASC' },
        take: BATCH,
      });
      for (const plan of plans) await tell(plan);
      if (plans.length < BATCH) return;
      last = plans.at(-1)?.id ?? '';
    }
  }
}

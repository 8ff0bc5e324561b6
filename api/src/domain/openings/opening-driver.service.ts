import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { AuditAction, OpeningStatus } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { systemActor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { Audit } from '../audit/audit.ts';
import { OpeningLine } from './opening-line.service.ts';
import { OpeningMessages } from './opening-messages.service.ts';
import { moveOpening, ungateSlots } from './opening-moves.ts';
import { OpeningWinners } from './opening-winners.service.ts';
import { PoojaOpeningRow } from './pooja-opening.entity.ts';

/** Each round of the worker. */
const EVERY_SECONDS = 0.5;
const DRIVEN = ['announced', 'waiting', 'open', 'sold-out', 'registering', 'drawn', 'paying'] as const satisfies OpeningStatus[];
/** Steps in one round: a worker that was away catches up. */
const STEPS = 20;
type Recorded = Extract<AuditAction, `pooja-opening.${string}`>;

/** Moves openings on at their minute. Each step is one transaction that begins with a conditional update. */
@Injectable()
export class OpeningDriver implements OnModuleInit {
  readonly #steps: Partial<Record<OpeningStatus, (opening: PoojaOpeningRow, now: Date) => Promise<boolean>>> = {
    announced: async (opening, now) => isPast(opening.waitsAt, now) && this.move(opening, 'waiting', 'pooja-opening.waiting'),
    waiting: (opening, now) => this.wait(opening, now),
    open: (opening, now) => this.sell(opening, now),
    'sold-out': async (opening, now) => isPast(opening.closesAt, now) && this.end(opening, 'closed', 'pooja-opening.closed'),
    registering: (opening, now) => this.register(opening, now),
    drawn: async (opening, now) => (await this.winners.list(opening, now)) || this.move(opening, 'paying', null),
    paying: (opening, now) => this.pay(opening, now),
    canceled: async (opening, now) => (await this.messages.dismiss(opening, now)) || (await this.forget(opening)),
  };

  constructor(
    private readonly database: Database,
    private readonly line: OpeningLine,
    private readonly winners: OpeningWinners,
    private readonly messages: OpeningMessages,
    private readonly audit: Audit,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every('pooja-openings', EVERY_SECONDS, () => this.advanceAll());
  }

  /** Moves every opening as far as it is time. A failing one is logged and tried again in the next round. */
  async advanceAll(now = new Date()): Promise<void> {
    const { reader } = this.database;
    const driven = await reader.findBy(PoojaOpeningRow, { status: In([...DRIVEN]) });
    const dismissed = await reader.createQueryBuilder(PoojaOpeningRow, 'opening').where("status = 'canceled' AND joined > 0").getMany();
    for (const { templeId, id } of [...driven, ...dismissed])
      await this.advance({ templeId, id }, now).catch((error: unknown) =>
        this.logger.error({ openingId: id, err: error }, 'opening not moved on'),
      );
  }

  private async advance(key: { templeId: string; id: string }, now: Date): Promise<void> {
    for (let step = 0; step < STEPS; step++) {
      const opening = await this.database.reader.findOneByOrFail(PoojaOpeningRow, key);
      if (!(await this.#steps[opening.status]?.(opening, now))) return;
    }
  }

  private async wait(opening: PoojaOpeningRow, now: Date): Promise<boolean> {
    await this.messages.remind(opening, now);
    const counted = await this.line.count(opening);
    if (!isPast(opening.opensAt, now)) return false;
    return this.recorded(opening, 'pooja-opening.opened', (tx) => this.line.open(tx, counted));
  }

  private async sell(opening: PoojaOpeningRow, now: Date): Promise<boolean> {
    await this.line.number(opening);
    await this.line.endTurns(opening, now);
    await this.line.admit(opening, now);
    const { free } = await this.line.count(opening);
    if (isPast(opening.closesAt, now)) return this.end(opening, 'closed', 'pooja-opening.closed');
    return free === 0 && this.end(opening, 'sold-out', 'pooja-opening.sold-out');
  }

  private async register(opening: PoojaOpeningRow, now: Date): Promise<boolean> {
    await this.messages.remind(opening, now);
    const counted = await this.line.count(opening);
    if (!isPast(opening.opensAt, now)) return false;
    return this.recorded(opening, 'pooja-opening.drawn', (tx) => this.line.draw(tx, counted));
  }

  private async pay(opening: PoojaOpeningRow, now: Date): Promise<boolean> {
    await this.winners.list(opening, now);
    await this.winners.offerFree(opening);
    const over = isPast(opening.closesAt, now) || (await this.winners.isSettled(opening));
    return over && this.end(opening, 'closed', 'pooja-opening.closed');
  }

  private async forget(opening: PoojaOpeningRow): Promise<false> {
    const { templeId, id } = opening;
    if (await this.messages.isDismissed(opening))
      await this.database.statement((tx) => tx.update(PoojaOpeningRow, { templeId, id }, { joined: 0 }));
    return false;
  }

  private move(opening: PoojaOpeningRow, to: OpeningStatus, action: Recorded | null): Promise<boolean> {
    return this.recorded(opening, action, (tx) => moveOpening(tx, opening, to));
  }

  /** Nobody is let in any more: what is left is sold as usual, through the waitlists first. */
  private end(opening: PoojaOpeningRow, to: 'closed' | 'sold-out', action: Recorded): Promise<boolean> {
    return this.recorded(opening, action, async (tx) => {
      if (!(await moveOpening(tx, opening, to))) return false;
      await ungateSlots(tx, opening);
      return true;
    });
  }

  private async recorded(
    { templeId, id }: PoojaOpeningRow,
    action: Recorded | null,
    change: (tx: EntityManager) => Promise<boolean>,
  ): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      if (!(await change(tx))) return false;
      const subject = { kind: 'pooja-opening', id };
      if (action) await this.audit.record(tx, { actor: systemActor('Openings'), templeId, action, subject });
      return true;
    });
  }
}

const isPast = (at: Date | null, now: Date): boolean => at !== null && at <= now;

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { CartKeeping } from './cart/cart-keeping.service.ts';
import { LapsedHolds } from './places/lapsed-holds.service.ts';
import { SuspensionsService } from './suspensions.service.ts';

const HOLDS_EVERY_SECONDS = 30;
const SUSPENSIONS_EVERY_SECONDS = 30;
const CARTS_EVERY_SECONDS = 6 * 3_600;

/** What orders need done without anybody asking. */
@Injectable()
export class OrderJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly lapsed: LapsedHolds,
    private readonly suspensions: SuspensionsService,
    private readonly carts: CartKeeping,
  ) {}

  onModuleInit(): void {
    this.jobs.every('order-holds', HOLDS_EVERY_SECONDS, async () => {
      await this.endHolds(new Date());
    });
    this.jobs.every('suspended-orders', SUSPENSIONS_EVERY_SECONDS, () => this.suspensions.run());
    this.jobs.every('old-carts', CARTS_EVERY_SECONDS, async () => {
      await this.carts.clean(new Date());
    });
  }

  /** Ends the holds that lapsed, so that counts of free places are right where nobody asks for one. */
  private async endHolds(now: Date): Promise<void> {
    for (let ended = 1; ended > 0; ) ended = await this.database.transaction((tx) => this.lapsed.endAll(tx, now));
  }
}

import { Injectable } from '@nestjs/common';
import type { PlatformOverview } from '@sannidhi/contracts';
import { keptFor } from '../../platform/figures/kept-for.ts';
import { OutboxQueue } from '../../platform/outbox/outbox-queue.ts';
import { AccountFiguresService } from '../accounts/account-figures.service.ts';
import { PlatformGivingService } from '../giving/platform-giving.service.ts';
import { TempleRegistrationsService } from '../temples/temple-registrations.service.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;
const COUNTED_EVERY_MS = 60_000;

/** The operators' start page, assembled from the domains that provide its figures. */
@Injectable()
export class PlatformDeskService {
  constructor(
    private readonly temples: TempleRegistrationsService,
    private readonly accounts: AccountFiguresService,
    private readonly giving: PlatformGivingService,
    private readonly outbox: OutboxQueue,
  ) {}

  /** What is waiting is read every time; money and people, which are counted across all temples, are at most a minute old. */
  async overview(): Promise<PlatformOverview> {
    const [templesByStatus, counted, outbox, awaitingApproval] = await Promise.all([
      this.temples.countByStatus(),
      this.counted(),
      this.outbox.counts(),
      this.temples.awaiting(),
    ]);
    return { templesByStatus, ...counted, outbox, awaitingApproval };
  }

  private readonly counted = keptFor(COUNTED_EVERY_MS, async () => {
    const [accounts, gifts] = await Promise.all([this.accounts.counts(), this.giving.since(new Date(Date.now() - DAYS * DAY_MS))]);
    return { accounts, gifts };
  });
}

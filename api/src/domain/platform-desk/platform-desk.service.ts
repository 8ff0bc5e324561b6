import { Injectable } from '@nestjs/common';
import type { PlatformOverview } from '@sannidhi/contracts';
import { OutboxQueue } from '../../platform/outbox/outbox-queue.ts';
import { AccountFiguresService } from '../accounts/account-figures.service.ts';
import { PlatformGivingService } from '../giving/platform-giving.service.ts';
import { TempleRegistrationsService } from '../temples/temple-registrations.service.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

/** What the platform's operators see first, put together from the domains that know it. */
@Injectable()
export class PlatformDeskService {
  constructor(
    private readonly temples: TempleRegistrationsService,
    private readonly accounts: AccountFiguresService,
    private readonly giving: PlatformGivingService,
    private readonly outbox: OutboxQueue,
  ) {}

  async overview(now = new Date()): Promise<PlatformOverview> {
    const [templesByStatus, accounts, gifts, outbox, awaitingApproval] = await Promise.all([
      this.temples.countByStatus(),
      this.accounts.counts(),
      this.giving.since(new Date(now.getTime() - DAYS * DAY_MS)),
      this.outbox.counts(),
      this.temples.awaiting(),
    ]);
    return { templesByStatus, accounts, gifts, outbox, awaitingApproval };
  }
}

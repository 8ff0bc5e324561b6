import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { CheckoutEndings } from './checkout/checkout-endings.service.ts';
import { SESSION_MS } from './checkout/unfinished-orders.ts';
import { Order } from './order.entity.ts';
import { LapsedHolds } from './places/lapsed-holds.service.ts';

const BATCH = 200;

/** Ends what waits for payment at temples that were suspended: provider sessions are closed and holds end, in carts too. */
@Injectable()
export class SuspensionsService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly endings: CheckoutEndings,
    private readonly lapsed: LapsedHolds,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** One round. An order whose session can't be closed now is tried again in the next one. */
  async run(): Promise<void> {
    for (const templeId of await this.temples.suspendedIds()) {
      for (const order of await payableAt(this.database.reader, templeId)) {
        await this.endings
          .close(order)
          .catch((error: unknown) => this.logger.error({ id: order.id, err: error }, 'could not close a checkout'));
      }
      await this.database.transaction((tx) => this.lapsed.endAllOf(tx, templeId));
    }
  }
}

/** What can be paid for at a temple: also on the page of a declined card, until that has ended. */
async function payableAt(reader: EntityManager, templeId: string): Promise<Order[]> {
  const declined = { status: 'failed' as const, processingAt: IsNull(), toCartAt: IsNull(), checkoutUrl: Not(IsNull()) };
  const page = { createdAt: MoreThan(new Date(Date.now() - SESSION_MS)), source: Not('recurring' as const) };
  const where = [
    { templeId, status: 'pending' as const },
    { templeId, ...declined, ...page },
  ];
  return reader.find(Order, { where, order: { listedAt: 'ASC' }, take: BATCH });
}

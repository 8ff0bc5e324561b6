import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { CheckoutEndings } from './checkout-endings.service.ts';
import { Order } from './order.entity.ts';
import { PlacesService } from './places.service.ts';

const BATCH = 200;

/** Ends what waits for payment at temples that were suspended: provider sessions are closed and holds end, in carts too. */
@Injectable()
export class SuspensionsService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly endings: CheckoutEndings,
    private readonly places: PlacesService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** One round. An order whose session can't be closed now is tried again in the next one. */
  async run(): Promise<void> {
    for (const templeId of await this.temples.suspendedIds()) {
      const where = { templeId, status: 'pending' as const };
      for (const order of await this.database.reader.find(Order, { where, order: { listedAt: 'ASC' }, take: BATCH })) {
        await this.endings
          .close(order)
          .catch((error: unknown) => this.logger.error({ id: order.id, err: error }, 'could not close a checkout'));
      }
      await this.database.transaction((tx) => this.places.endAllOf(tx, templeId));
    }
  }
}

import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull, LessThan, Not } from 'typeorm';
import { Database } from '../../../platform/database/database.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { LOGGER, type Logger } from '../../../platform/observability/logger.ts';
import { PaymentGateway } from '../../../platform/payments/payment-gateway.ts';
import { Order } from '../order.entity.ts';
import { holdUntil } from '../places/hold-times.ts';
import { Refund } from '../refunds/refund.entity.ts';
import { RefundsService } from '../refunds/refunds.service.ts';
import { SettlementService } from './settlement.service.ts';

const EVERY_SECONDS = 30;
/** A webhook that is only slow is given this long. */
const PATIENCE_MS = 60_000;
/** A checkout nobody finished in a day has ended at every provider. */
const ABANDONED_MS = 25 * 3_600_000;
/** A bank takes days: it is asked about once an hour. */
const BANK_PATIENCE_MS = 3_600_000;
const BATCH = 200;

/** Finishes what a crash or a lost message left pending, by asking the provider. */
@Injectable()
export class ReconcilerService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly gateway: PaymentGateway,
    private readonly settlement: SettlementService,
    private readonly refunds: RefundsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every('giving-reconciler', EVERY_SECONDS, async () => {
      await this.run();
    });
  }

  /** One round; returns how many gifts and refunds it looked at. One that fails does not hold up the others. */
  async run(now: Date = new Date()): Promise<number> {
    const before = LessThan(new Date(now.getTime() - PATIENCE_MS));
    const manager = this.database.reader;
    const gifts = await manager.find(Order, {
      // Charges of saved cards have no checkout; who made them asks for them.
      where: [
        { status: 'pending', processingAt: IsNull(), createdAt: before, source: Not('recurring') },
        { status: 'pending', processingAt: Not(IsNull()), updatedAt: LessThan(new Date(now.getTime() - BANK_PATIENCE_MS)) },
      ],
      order: { updatedAt: 'ASC' },
      take: BATCH,
    });
    const refunds = await manager.find(Refund, {
      where: { status: 'pending', requestedAt: before },
      order: { requestedAt: 'ASC' },
      take: BATCH,
    });
    for (const gift of gifts) await this.guarded('gift', gift.id, () => this.finishGift(gift, now));
    for (const refund of refunds) await this.guarded('refund', refund.id, () => this.refunds.carryOut(refund));
    return gifts.length + refunds.length;
  }

  /**
   * A gift without a checkout was never shown to a payer: it is canceled once no try of its request can still come. What the payer's
   * bank has waits for its word however long that takes.
   */
  private async finishGift(gift: Order, now: Date): Promise<void> {
    const { templeId, id, paymentAccount, checkoutId } = gift;
    const abandoned = isAbandoned(gift, now);
    const asked = paymentAccount && checkoutId ? await this.gateway.checkoutState(paymentAccount, checkoutId) : ({ kind: 'open' } as const);
    const state = asked.kind === 'open' && abandoned ? ({ kind: 'expired' } as const) : asked;
    await this.database.transaction(async (tx) => {
      const order = await tx.findOneByOrFail(Order, { templeId, id });
      // Looked at: the next round takes the others first.
      await tx.update(Order, { templeId, id }, { updatedAt: now });
      if (state.kind === 'paid') await this.settlement.paid(tx, order, state.payment);
      if (state.kind === 'processing') await this.settlement.processing(tx, order, state.since);
      if (state.kind === 'failed') await this.settlement.notPaid(tx, order, 'failed');
      if (state.kind === 'expired') await this.settlement.notPaid(tx, order, 'canceled');
    });
  }

  private async guarded(what: string, id: string, work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => this.logger.error({ what, id, err: error }, 'could not reconcile'));
  }
}

/** With places held for it, an order is over when they are: no payment can still be on its way. */
const isAbandoned = ({ payableUntil, createdAt }: Order, now: Date): boolean =>
  now.getTime() > (payableUntil ? holdUntil(payableUntil).getTime() : createdAt.getTime() + ABANDONED_MS);

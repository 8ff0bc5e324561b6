import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type DonationEvent, donationStatusOf, HOLDS_MONEY, type OrderStatus } from '@sannidhi/contracts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { EventStream } from '../../platform/http/event-stream.ts';
import { mayStillArrive } from '../orders/checkout/unfinished-orders.ts';
import { OrderSignals } from '../orders/order-signals.ts';
import { ownGift } from './own-donations.service.ts';

/** How late another process's change may be noticed. */
const LOOK_MS = 2_000;
const LONGEST_MS = 15 * 60_000;

/** Tells donors live how their gift ends. */
@Injectable()
export class DonationStreamService implements OnModuleDestroy {
  #closing = false;

  constructor(
    private readonly database: Database,
    private readonly signals: OrderSignals,
  ) {}

  /** The gift's state now and on every change, until it is decided. Throws `not-found`, also for somebody else's gift. */
  async open(actor: Actor, orderId: string): Promise<EventStream<DonationEvent>> {
    await ownGift(this.database.reader, actor, orderId);
    return new EventStream(this.states(actor, orderId));
  }

  onModuleDestroy(): void {
    this.#closing = true;
    this.signals.wakeAll();
  }

  private async *states(actor: Actor, orderId: string): AsyncGenerator<DonationEvent | 'still-here'> {
    const until = Date.now() + LONGEST_MS;
    let told = '';
    while (!this.#closing && Date.now() < until) {
      // Listening starts before looking, so that no change falls in between.
      const change = this.signals.next(orderId, LOOK_MS);
      const order = await ownGift(this.database.reader, actor, orderId);
      const { status, receiptNumber, processingAt, totalCents } = order;
      const processing = status === 'pending' && processingAt !== null;
      const state = `${status} ${receiptNumber} ${processing}`;
      yield state === told ? 'still-here' : { status: donationStatusOf(status), processing, receiptNumber };
      told = state;
      const isFinal = isDecided(status, totalCents > 0 ? receiptNumber : FREE) && !mayStillArrive(order);
      if (processing || isFinal) return change.forget();
      await change.happened;
    }
  }
}

/** What costs nothing has no receipt to wait for. */
const FREE = '';
const isDecided = (status: OrderStatus, receiptNumber: string | null): boolean =>
  status !== 'pending' && (receiptNumber !== null || !(HOLDS_MONEY as readonly OrderStatus[]).includes(status));

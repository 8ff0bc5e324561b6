import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrderLine } from '../orders/order-line.entity.ts';
import { RefundsService, type RefundWhy } from '../orders/refunds.service.ts';
import type { BookingRow } from './booking.entity.ts';
import { BookingChanges } from './booking-changes.service.ts';
import { linesOfBookings } from './booking-lines.ts';
import { moveBooking } from './booking-moves.ts';
import { BookingNotices } from './booking-notices.service.ts';

/** The temple cancels a booking, one or all of a time's. */
@Injectable()
export class TempleCancellations {
  constructor(
    private readonly refunds: RefundsService,
    private readonly changes: BookingChanges,
    private readonly notices: BookingNotices,
  ) {}

  /** Frees the place, pays back everything that is left and notifies the family. Throws `booking-ended` and what a refund throws. */
  async cancel(tx: EntityManager, actor: Actor, booking: BookingRow, why: RefundWhy): Promise<void> {
    const { reason } = why;
    if (!(await moveBooking(tx, booking, 'canceled', { canceledWhy: reason }))) throw new DomainError('booking-ended');
    await this.changes.canceled(tx, actor, booking, reason);
    const { templeId, orderId } = booking;
    const shares = (await linesOfBookings(tx, templeId, [booking])).map((line) => ({ lineId: line.id, cents: leftOf(line) }));
    const open = shares.filter(({ cents }) => cents > 0);
    const left = open.reduce((sum, { cents }) => sum + cents, 0);
    if (left > 0) await this.refunds.requestLines(tx, { templeId, id: orderId }, open, why);
    await this.notices.canceled(tx, booking, reason, left);
  }
}

/** What of a line hasn't gone back, in cents, its share of the covered fee included: the temple cancels. */
export const leftOf = ({ amountCents, coveredFeeCents, refundHeldCents }: OrderLine): number =>
  amountCents + coveredFeeCents - refundHeldCents;

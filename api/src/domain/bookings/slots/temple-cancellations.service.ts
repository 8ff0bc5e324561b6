import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/auth/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { RefundWhy } from '../../orders/refunds/refund-hold.ts';
import { RefundsService } from '../../orders/refunds/refunds.service.ts';
import type { BookingRow } from '../booking.entity.ts';
import { BookingChanges } from '../booking-changes.service.ts';
import { leftOf, leftOfLines, linesPaidBack } from '../booking-lines.ts';
import { moveBooking } from '../moves/booking-moves.ts';
import { BookingNotices } from '../notices/booking-notices.service.ts';

/** The temple cancels a booking, one or all of a time's. */
@Injectable()
export class TempleCancellations {
  constructor(
    private readonly refunds: RefundsService,
    private readonly changes: BookingChanges,
    private readonly notices: BookingNotices,
  ) {}

  /**
   * Frees the place, pays back everything that is left of what was paid for it and notifies the family. Throws `booking-ended` and what a
   * refund throws.
   */
  async cancel(tx: EntityManager, actor: Actor, booking: BookingRow, why: RefundWhy): Promise<void> {
    const { reason } = why;
    if (!(await moveBooking(tx, booking, 'canceled', { canceledWhy: reason }))) throw new DomainError('booking-ended');
    await this.changes.canceled(tx, actor, booking, reason);
    const { templeId } = booking;
    const lines = (await linesPaidBack(tx, templeId, [booking])).filter((line) => leftOf(line) > 0);
    for (const id of [...new Set(lines.map(({ orderId }) => orderId))].sort()) {
      const shares = lines.filter(({ orderId }) => orderId === id).map((line) => ({ lineId: line.id, cents: leftOf(line) }));
      await this.refunds.requestLines(tx, { templeId, id }, shares, why);
    }
    await this.notices.canceled(tx, booking, reason, leftOfLines(lines));
  }
}

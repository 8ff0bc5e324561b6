import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.ts';
import { found } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import type { BookingRow } from '../bookings/booking.entity.ts';
import { RequestedBookings } from '../bookings/requested-bookings.ts';
import type { RefundWhy } from '../orders/refunds/refund-hold.ts';
import { PoojaRequestRow } from './pooja-request.entity.ts';
import { RequestEndings } from './request-endings.service.ts';
import { RequestNotices } from './request-notices.service.ts';

/** A day that the temple cancels takes the requests along that are scheduled on it. */
@Injectable()
export class RequestDays implements OnModuleInit {
  constructor(
    private readonly requested: RequestedBookings,
    private readonly endings: RequestEndings,
    private readonly notices: RequestNotices,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.requested.whenDayCanceled((tx, actor, booking, why) => this.cancel(tx, actor, booking, why));
  }

  /** All that was paid goes back. One that was put on another date meanwhile keeps it: throws `request-moved-on`, and `request-being-paid`. */
  private async cancel(
    tx: EntityManager,
    actor: Actor,
    { templeId, requestId, slotId }: BookingRow & { requestId: string },
    why: RefundWhy,
  ): Promise<void> {
    const { reason } = why;
    const row = found(await tx.findOneBy(PoojaRequestRow, { templeId, id: requestId }));
    const refundCents = await this.endings.cancel(tx, row, why, { from: { status: 'scheduled', slotId }, share: 'all', reason });
    const subject = { kind: 'pooja-request', id: requestId };
    await this.audit.record(tx, { actor, templeId, action: 'pooja-request.canceled', subject, after: { reason, refundCents } });
    await this.notices.canceled(tx, row, refundCents);
  }
}

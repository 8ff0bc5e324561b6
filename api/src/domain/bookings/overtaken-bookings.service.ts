import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { BookingRow } from './booking.entity.ts';
import { noteCall } from './calls/families-to-call.ts';
import { BookingNotices, ofItself } from './notices/booking-notices.service.ts';
import { SlotCancellations } from './slots/slot-cancellations.service.ts';
import { OPEN } from './slots/slot-families.ts';

/**
 * A time that is canceled or moved leaves what is performed as it is. Once such a mark is undone, its booking gets what the others of its
 * time got.
 */
@Injectable()
export class OvertakenBookings {
  constructor(
    private readonly cancellations: SlotCancellations,
    private readonly notices: BookingNotices,
  ) {}

  /** In the transaction of the undo, which has locked the slot. */
  async catchUp(tx: EntityManager, { templeId, id, slotId }: BookingRow): Promise<void> {
    const slot = await tx.findOneByOrFail(PoojaSlotRow, { templeId, id: slotId });
    if (slot.status === 'canceled') return this.cancellations.goOn(tx, slot);
    const booking = await tx.findOneBy(BookingRow, { templeId, id, status: In([...OPEN]) });
    if (booking) await this.follow(tx, booking, slot);
  }

  private async follow(tx: EntityManager, booking: BookingRow, { startsAt, movedWhy }: PoojaSlotRow): Promise<void> {
    const isThere = booking.startsAt.getTime() === startsAt.getTime();
    if (isThere && booking.movedFrom === null) return;
    const before = booking.movedFrom ?? booking.startsAt;
    const there = { startsAt, refundUntil: startsAt, movedFrom: null, status: 'confirmed' as const, updatedAt: new Date() };
    await tx.update(BookingRow, { templeId: booking.templeId, id: booking.id }, there);
    await this.notices.moved(tx, { ...booking, ...there }, before, ofItself(movedWhy));
    await noteCall(tx, { ...booking, ...there }, { about: 'moved', before, reason: movedWhy });
  }
}

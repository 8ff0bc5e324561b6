import { Injectable } from '@nestjs/common';
import type { BodyOf, BookingDetail, bookingEndpoints } from '@sannidhi/contracts';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { CompletedServices } from '../assignments/completed-services.service.ts';
import { lockSlot } from '../poojas/slot-places.ts';
import { BookingRow } from './booking.entity.ts';
import { OfficeBookings } from './office-bookings.service.ts';
import { SlotPerformance } from './slot-performance.service.ts';

/** One booking that wasn't performed after all. */
@Injectable()
export class UndoneBookings {
  constructor(
    private readonly database: Database,
    private readonly bookings: OfficeBookings,
    private readonly performance: SlotPerformance,
    private readonly completed: CompletedServices,
  ) {}

  /** By the office, with a reason. Throws `not-found`, `booking-ended` where it isn't performed, and `dakshina-settled`. */
  async undo(actor: Actor, bookingId: string, { reason }: BodyOf<typeof bookingEndpoints.undoPerformed>): Promise<BookingDetail> {
    const staff = staffOf(actor);
    await this.database.transaction(async (tx) => {
      const { templeId, slotId } = found(await tx.findOneBy(BookingRow, { templeId: staff.temple.id, id: bookingId }));
      const slot = { templeId, id: slotId };
      await lockSlot(tx, slot);
      const undone = await this.performance.undo(tx, staff, slot, [bookingId], reason);
      if (undone.length === 0) throw new DomainError('booking-ended');
      await this.completed.takeBack(tx, slot, undone, new Date());
    });
    return this.bookings.one(actor, bookingId);
  }
}

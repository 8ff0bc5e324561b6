import { Injectable } from '@nestjs/common';
import type { BodyOf, BookingDetail, bookingEndpoints } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { CompletedServices } from '../assignments/completed-services.service.ts';
import { PriestAssignmentRow } from '../assignments/priest-assignment.entity.ts';
import { SlotFollowers } from '../assignments/slot-followers.service.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { lockSlot, type SlotKey } from '../poojas/slot-places.ts';
import { BookingRow } from './booking.entity.ts';
import { OfficeBookings } from './office-bookings.service.ts';
import { SlotPerformance } from './slots/slot-performance.service.ts';

/** One booking that wasn't performed after all. */
@Injectable()
export class UndoneBookings {
  constructor(
    private readonly database: Database,
    private readonly bookings: OfficeBookings,
    private readonly performance: SlotPerformance,
    private readonly completed: CompletedServices,
    private readonly followers: SlotFollowers,
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
      const now = new Date();
      await this.completed.takeBack(tx, slot, undone, now);
      if (await isLeftBehind(tx, slot)) await this.reopen(tx, slot, now);
    });
    return this.bookings.one(actor, bookingId);
  }

  private async reopen(tx: EntityManager, slot: SlotKey, now: Date): Promise<void> {
    await this.completed.reopen(tx, slot, now);
    await this.followers.follow(tx, slot, now);
  }
}

/** Whether a time was moved after its priests had completed it, and nobody is served at their time any more: they are asked for the new one. */
async function isLeftBehind(tx: EntityManager, { templeId, id: slotId }: SlotKey): Promise<boolean> {
  if (await tx.existsBy(BookingRow, { templeId, slotId, status: 'performed' })) return false;
  const { startsAt } = await tx.findOneByOrFail(PoojaSlotRow, { templeId, id: slotId });
  const completed = await tx.findBy(PriestAssignmentRow, { templeId, slotId, state: 'completed' });
  return completed.some((served) => served.startsAt.getTime() !== startsAt.getTime());
}

import { Injectable } from '@nestjs/common';
import type { MarkConflict } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import type { AccountActor } from '../../../platform/auth/actor.ts';
import { BookingRow } from '../booking.entity.ts';
import { BookingChanges } from '../booking-changes.service.ts';
import { moveBooking, undoPerformed } from '../moves/booking-moves.ts';
import { PerformedNotices } from '../notices/performed-notices.service.ts';
import { OvertakenBookings } from '../overtaken-bookings.service.ts';
import { RequestedBookings } from '../requested-bookings.ts';

/** What a priest performed: for whom, as their sheet named them. */
export interface Performed {
  at: Date;
  note: string;
  seen: readonly { bookingId: string; version: number }[];
}

interface Outcome {
  bookingIds: string[];
  conflicts: MarkConflict[];
}
type Slot = { templeId: string; id: string };

/** Marks the families of a slot as performed, as its priest saw them. */
@Injectable()
export class SlotPerformance {
  constructor(
    private readonly changes: BookingChanges,
    private readonly notices: PerformedNotices,
    private readonly requested: RequestedBookings,
    private readonly overtaken: OvertakenBookings,
  ) {}

  /**
   * Every family on the priest's sheet that still has a place is performed, in the caller's transaction; who asked for it in absentia is
   * notified later.
   * @returns the bookings it is true of, also those another mark marked before, and where the sheet differed from them by now.
   */
  async perform(tx: EntityManager, actor: AccountActor, { templeId, id: slotId }: Slot, performed: Performed): Promise<Outcome> {
    const seen = new Map(performed.seen.map(({ bookingId, version }) => [bookingId, version]));
    const inSlot = await tx.find(BookingRow, { where: { templeId, slotId }, order: { createdAt: 'ASC', id: 'ASC' } });
    const elsewhere = [...seen.keys()].filter((id) => !inSlot.some((booking) => booking.id === id));
    const others = elsewhere.length === 0 ? [] : await tx.findBy(BookingRow, { templeId, id: In(elsewhere) });
    const conflicts: MarkConflict[] = others.map((booking) => conflict(booking, 'moved'));
    const bookingIds: string[] = [];
    for (const booking of inSlot) {
      const version = seen.get(booking.id);
      if (version !== undefined) {
        const one = await this.performOne(tx, actor, booking, version, performed);
        conflicts.push(...one.conflicts);
        bookingIds.push(...one.bookingIds);
      } else if (booking.status === 'confirmed' || booking.status === 'checked-in') conflicts.push(conflict(booking, 'not-seen'));
    }
    return { bookingIds, conflicts };
  }

  /**
   * Takes back that a slot's bookings were performed, in the caller's transaction, which has locked the slot; returns those that were, as
   * they had been.
   */
  async undo(
    tx: EntityManager,
    actor: AccountActor,
    { templeId, id: slotId }: Slot,
    ids: readonly string[],
    reason: string | null,
  ): Promise<BookingRow[]> {
    const bookings = ids.length === 0 ? [] : await tx.findBy(BookingRow, { templeId, slotId, id: In([...ids]) });
    const undone: BookingRow[] = [];
    for (const booking of bookings) {
      if (!(await undoPerformed(tx, booking))) continue;
      undone.push(booking);
      await this.changes.record(tx, actor, booking, 'booking.undone', reason ? { reason } : {});
      await this.notices.undone(tx, booking);
      await this.requested.undone(tx, actor, booking);
      if (!booking.requestId) await this.overtaken.catchUp(tx, booking);
    }
    return undone;
  }

  /** Gives the slot's performed families the photo that was taken. */
  async photographed(tx: EntityManager, { templeId, id: slotId }: Slot, photoId: string): Promise<void> {
    await tx.update(BookingRow, { templeId, slotId, status: 'performed' }, { photoId });
  }

  private async performOne(
    tx: EntityManager,
    actor: AccountActor,
    booking: BookingRow,
    version: number,
    { at, note }: Performed,
  ): Promise<Outcome> {
    const changed = version === booking.version ? [] : [conflict(booking, 'changed')];
    if (booking.status === 'performed') return { bookingIds: [booking.id], conflicts: changed };
    const done = { performedAt: at, note: note || null };
    if (!(await moveBooking(tx, booking, 'performed', done))) return { bookingIds: [], conflicts: [conflict(booking, 'canceled')] };
    await this.changes.record(tx, actor, booking, 'booking.performed', { status: 'performed' });
    await this.notices.later(tx, { ...booking, ...done });
    await this.requested.performed(tx, actor, booking);
    return { bookingIds: [booking.id], conflicts: changed };
  }
}

const conflict = ({ id, bookedBy }: BookingRow, kind: MarkConflict['kind']): MarkConflict => ({ bookingId: id, bookedBy, kind });

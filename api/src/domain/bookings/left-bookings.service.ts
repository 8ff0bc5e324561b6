import { Injectable } from '@nestjs/common';
import type { OfficeCards } from '@sannidhi/contracts';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { BookingRow } from './booking.entity.ts';
import { bookingRowView } from './booking-views.ts';
import { OPEN } from './slots/slot-families.ts';

/**
 * Bookings that are open although the temple canceled their time: a dispute, or the limit of the person who canceled it, stopped their refund.
 * Somebody else of the office cancels them.
 */
@Injectable()
export class LeftBookings {
  constructor(private readonly database: Database) {}

  async of(actor: Actor): Promise<OfficeCards['leftBookings']> {
    const { reader } = this.database;
    const templeId = staffOf(actor).temple.id;
    const sql = `SELECT booking.id AS id FROM pooja_slots slot
      JOIN bookings booking ON booking.templeId = slot.templeId AND booking.slotId = slot.id
      WHERE slot.templeId = ? AND slot.status = 'canceled' AND booking.status IN (${OPEN.map(() => '?').join(', ')})
        AND (booking.requestId IS NULL OR slot.canceledWhy IS NOT NULL) ORDER BY booking.startsAt, booking.id`;
    const left: { id: string }[] = await reader.query(sql, [templeId, ...OPEN]);
    const first = left[0] && (await reader.findOneBy(BookingRow, { templeId, id: left[0].id }));
    return { count: left.length, first: first ? bookingRowView(first) : null };
  }
}

import { In } from 'typeorm';
import type { RecordPart } from '../conversations/record-part.ts';
import { pageAt } from '../search/search-part.ts';
import { BookingRow } from './booking.entity.ts';

/** A devotee's poojas at a temple, as messages about them show them. */
export const bookingRecord: RecordPart = {
  noun: 'booking',
  permission: 'bookings:read',
  find: async (reader, { templeId, accountId, ids, limit }) => {
    const where = { templeId, accountId, ...(ids ? { id: In([...ids]) } : {}) };
    const bookings = await reader.find(BookingRow, { where, order: { startsAt: 'DESC', id: 'DESC' }, take: limit });
    return bookings.map(({ id, service, amountCents, startsAt, bookedBy }) => ({
      id,
      title: service,
      amountCents,
      at: startsAt,
      number: null,
      officePath: pageAt('/temple-admin/pooja-booking-management', { search: bookedBy.slice(0, 80), booking: id }),
      ownPath: pageAt('/bookings', { booking: id }),
    }));
  },
};

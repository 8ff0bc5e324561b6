import { type EntityManager, In } from 'typeorm';
import { pageAt, type SearchPart } from '../../search/search-part.ts';
import { BookingRow } from '../booking.entity.ts';
import { narrowToBookings } from './booking-search.ts';

const PAGE = '/temple-admin/pooja-booking-management';

/** Bookings, by who booked, and the coming ones by the names of the family. */
export const bookingSearch: SearchPart = {
  noun: 'booking',
  permission: 'bookings:read',
  label: { en: 'Bookings', hi: 'बुकिंग' },
  order: 30,
  all: (search) => pageAt(PAGE, { search }),
  find: async ({ reader, templeId, words, orderIds, limit }) => {
    const ids = [...(await orderIds())];
    const where = { templeId, orderId: In(ids) };
    const paid = ids.length > 0 ? await reader.find(BookingRow, { where, order: { startsAt: 'DESC' }, take: limit }) : [];
    const found = new Map([...(await comingUp(reader, templeId, words, limit)), ...paid].map((booking) => [booking.id, booking]));
    return [...found.values()].slice(0, limit).map(({ id, bookedBy, service, startsAt, amountCents }) => ({
      id,
      title: bookedBy,
      detail: service,
      amountCents,
      at: startsAt.toISOString(),
      path: pageAt(PAGE, { search: bookedBy.slice(0, 80), booking: id }),
    }));
  },
};

async function comingUp(reader: EntityManager, templeId: string, search: string, limit: number): Promise<BookingRow[]> {
  const next = reader.createQueryBuilder(BookingRow, 'booking').where('booking.templeId = :templeId AND booking.startsAt >= :now');
  next.setParameters({ templeId, now: new Date() });
  await narrowToBookings(next, { templeId, search });
  return next.orderBy('booking.startsAt').addOrderBy('booking.id').take(limit).getMany();
}

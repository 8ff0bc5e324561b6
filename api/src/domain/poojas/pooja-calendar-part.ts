import { dateAt, daysAfter } from '@sannidhi/panchanga';
import { Between, type EntityManager, In, IsNull, Not } from 'typeorm';
import { BookingRow } from '../bookings/booking.entity.ts';
import type { CalendarPart } from '../calendar/calendar-part.ts';
import { PoojaServiceRow } from './pooja-service.entity.ts';
import { PoojaSlotRow } from './pooja-slot.entity.ts';

/** The times of poojas, with the families that come. */
export const poojaCalendar: CalendarPart = {
  noun: 'pooja-slot',
  permission: 'bookings:read',
  layer: { name: 'poojas', label: { en: 'Poojas', hi: 'पूजाएँ' }, look: 'pooja' },
  order: 10,
  source: 'pooja',
  isForEveryone: true,
  entries: async ({ reader, templeId, from, to }) => {
    // By the index of dates; a day more on both sides, as this doesn't know the temple's zone.
    const onDate = Between(daysAfter(dateAt(from.getTime(), 'UTC'), -1), daysAfter(dateAt(to.getTime(), 'UTC'), 1));
    const found = await reader.findBy(PoojaSlotRow, { templeId, onDate });
    const rows = found.filter(
      ({ startsAt, endsAt, status, retired, onlineSold, counterSold }) =>
        endsAt > from && startsAt < to && status !== 'canceled' && (!retired || onlineSold + counterSold > 0),
    );
    const ids = [...new Set(rows.map(({ serviceId }) => serviceId))];
    const services = new Map((await reader.findBy(PoojaServiceRow, { templeId, id: In(ids) })).map((row) => [row.id, row]));
    const requested = await ofRequests(reader, templeId, rows);
    return rows.map((row) => {
      const { id, serviceId, startsAt, endsAt, onlineSold, counterSold, capacity, onDate: date } = row;
      const { name = '', place = '', active = false } = services.get(serviceId) ?? {};
      return {
        id,
        title: name,
        place,
        startsAt,
        endsAt,
        taken: onlineSold + counterSold,
        capacity,
        isPublic: active && isOffered(row) && !requested.has(id),
        publicPath: (slug) => `/pooja-booking?temple=${slug}&pooja=${serviceId}`,
        mover: 'pooja-slot' as const,
        path: `/temple-admin/pooja-management?view=times&date=${date}&time=${id}`,
      };
    });
  },
};

/** Whether everyone may book a slot online, when it has free places. */
const isOffered = ({ status, retired, onlinePlaces }: PoojaSlotRow): boolean => status === 'open' && !retired && onlinePlaces > 0;

/** Slots scheduled for a family's request, which stay private. */
async function ofRequests(reader: EntityManager, templeId: string, slots: readonly PoojaSlotRow[]): Promise<Set<string>> {
  const where = { templeId, slotId: In(slots.map(({ id }) => id)), requestId: Not(IsNull()) };
  return new Set((await reader.findBy(BookingRow, where)).map(({ slotId }) => slotId));
}

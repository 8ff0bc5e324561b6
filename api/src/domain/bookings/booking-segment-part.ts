import { dayAfter, startOfDay } from '../../platform/documents/words.ts';
import { ofAccounts, type SegmentPart } from '../broadcasts/segment-part.ts';
import { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';

/** Families that booked a pooja, or one of them, by when it takes place; canceled ones aren’t counted. */
export const bookingSegment: SegmentPart = {
  group: 'bookers',
  label: { en: 'People who booked a pooja', hi: 'पूजा बुक करने वाले' },
  order: 40,
  choices: async (reader, { id: templeId }) =>
    (await reader.find(PoojaServiceRow, { where: { templeId }, order: { name: 'ASC' }, take: 200 })).map(({ id, name }) => ({ id, name })),
  query: ({ id, timeZone }, { from, to }, serviceId) => {
    const conditions: { sql: string; values: unknown[] }[] = [
      { sql: "booked.templeId = ? AND booked.accountId IS NOT NULL AND booked.status <> 'canceled'", values: [id] },
      ...(serviceId ? [{ sql: 'booked.serviceId = ?', values: [serviceId] }] : []),
      ...(from ? [{ sql: 'booked.startsAt >= ?', values: [startOfDay(from, timeZone)] }] : []),
      ...(to ? [{ sql: 'booked.startsAt < ?', values: [startOfDay(dayAfter(to), timeZone)] }] : []),
    ];
    return ofAccounts(
      `(SELECT booked.accountId AS accountId FROM bookings booked WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}
        GROUP BY booked.accountId) booking ON booking.accountId = account.id`,
      conditions.flatMap(({ values }) => values),
    );
  },
};

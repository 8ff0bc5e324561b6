import { inPeriod, joined, ofAccounts, type SegmentPart } from '../../broadcasts/segment-part.ts';
import { PoojaServiceRow } from '../../poojas/pooja-service.entity.ts';

/** Families that booked a pooja, or one of them, by when it takes place; canceled ones aren’t counted. */
export const bookingSegment: SegmentPart = {
  group: 'bookers',
  label: { en: 'People who booked a pooja', hi: 'पूजा बुक करने वाले' },
  order: 40,
  choices: async (reader, { id: templeId }) =>
    (await reader.find(PoojaServiceRow, { where: { templeId }, order: { name: 'ASC' }, take: 200 })).map(({ id, name }) => ({ id, name })),
  query: (place, segment, serviceId) => {
    const { sql, values } = joined([
      { sql: "booked.templeId = ? AND booked.accountId IS NOT NULL AND booked.status <> 'canceled'", values: [place.id] },
      ...(serviceId ? [{ sql: 'booked.serviceId = ?', values: [serviceId] }] : []),
      ...inPeriod('booked.startsAt', place, segment),
    ]);
    return ofAccounts(
      `(SELECT booked.accountId AS accountId FROM bookings booked WHERE ${sql} GROUP BY booked.accountId) booking
        ON booking.accountId = account.id`,
      values,
    );
  },
};

import type { EntityManager } from 'typeorm';
import { Order } from '../../orders/order.entity.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { BookingRow } from '../booking.entity.ts';
import { rewriteBookingTerms } from '../booking-terms.ts';
import type { PoojaItem } from '../pooja-line.ts';
import { PoojaWaitRow } from '../waits/pooja-wait.entity.ts';
import { type Departed, dueAfter, earliest, eraseDue, isNamed, startsOf, withoutName } from './departed-name-holders.ts';

/** Erases a departed name from bookings, from what was asked for in carts, and from waitlists. */
export async function eraseFromBookings(tx: EntityManager, departed: Departed, now: Date): Promise<Date | null> {
  const bookings = await tx.find(BookingRow, { where: { accountId: departed.accountId }, order: { id: 'ASC' } });
  const said = new Map(bookings.map((booking) => [booking.id, booking.performedAt ?? booking.startsAt]));
  const named = bookings.filter((booking) => isNamed(booking, departed));
  return earliest([
    await eraseDue(
      named,
      ({ performedAt, startsAt }) => dueAfter(performedAt ?? startsAt),
      now,
      (booking) => fromBooking(tx, booking, departed),
    ),
    await eraseFromLines(tx, departed, said, now),
    await eraseFromWaits(tx, departed, now),
  ]);
}

async function fromBooking(tx: EntityManager, booking: BookingRow, departed: Departed): Promise<void> {
  const { templeId, id } = booking;
  const participants = withoutName(booking.participants, departed);
  await tx.update(BookingRow, { templeId, id }, { participants });
  await rewriteBookingTerms(tx, { ...booking, participants });
}

/** `said`: when the names of bookings were, by the line that paid for them; the others name people for the time they asked for. */
async function eraseFromLines(tx: EntityManager, departed: Departed, said: ReadonlyMap<string, Date>, now: Date): Promise<Date | null> {
  const lines = await tx
    .createQueryBuilder(OrderLine, 'line')
    .innerJoin(Order, 'gift', 'gift.templeId = line.templeId AND gift.id = line.orderId')
    .where('gift.payerAccountId = :accountId AND line.kind = :kind', { accountId: departed.accountId, kind: 'pooja' })
    .getMany();
  const named = lines.filter(({ item }) => isNamed(item, departed));
  const starts = await startsOf(
    tx,
    named.map(({ templeId, itemId }) => ({ templeId, slotId: itemId })),
  );
  const dueOf = ({ id, itemId }: OrderLine) => dueAfter(said.get(id) ?? starts.get(itemId) ?? new Date(0));
  return eraseDue(named, dueOf, now, ({ templeId, id, item }) => {
    const asked = item as PoojaItem;
    return tx.update(OrderLine, { templeId, id }, { item: { ...asked, participants: withoutName(asked.participants, departed) } });
  });
}

async function eraseFromWaits(tx: EntityManager, departed: Departed, now: Date): Promise<Date | null> {
  const waits = await tx.findBy(PoojaWaitRow, { accountId: departed.accountId });
  const named = waits.filter(({ item }) => isNamed(item, departed));
  const starts = await startsOf(tx, named);
  const dueOf = ({ slotId }: PoojaWaitRow) => dueAfter(starts.get(slotId) ?? new Date(0));
  return eraseDue(named, dueOf, now, ({ templeId, id, item }) =>
    tx.update(PoojaWaitRow, { templeId, id }, { item: { ...item, participants: withoutName(item.participants, departed) } }),
  );
}

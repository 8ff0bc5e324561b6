import type { Participant } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { linesOf } from '../orders/lines-of.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import type { PlacesService } from '../orders/places/places.service.ts';
import type { KnownLines } from '../orders/purchasable.ts';
import type { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import type { BookingRow } from './booking.entity.ts';
import { assertOwnFamily } from './booking-names.ts';
import { outsideWindow } from './moves/time-refusal.ts';
import { itemOf, slotOf } from './pooja-line.ts';
import { type SlotAndService, slotAndService } from './slots/slots-and-services.ts';
import { PoojaWaitRow } from './waits/pooja-wait.entity.ts';

const DAY_MS = 86_400_000;

/** A family's own move keeps to what a new booking would. Throws `slot-too-soon`, `slot-too-far` and `booking-limit`. */
export async function assertMovable(
  tx: EntityManager,
  places: PlacesService,
  booking: BookingRow,
  service: PoojaServiceRow,
  slot: PoojaSlotRow,
): Promise<void> {
  const refusal = outsideWindow(slot, service, new Date());
  if (refusal) throw new DomainError(refusal);
  const { templeId, orderId: id, accountId: payerAccountId, slotId } = booking;
  if (service.againAfterDays > 0) await assertNotAgain(tx, places, { templeId, id, payerAccountId }, service, slot, slotId);
}

/**
 * At most so many of a pooja in one order, with what it holds already, and not again within its days: several at one time are one occasion.
 * Answers the lines with their slots.
 */
export async function withinLimits(
  tx: EntityManager,
  places: PlacesService,
  order: Order,
  lines: readonly OrderLine[],
  known?: KnownLines,
): Promise<{ line: OrderLine; slot: PoojaSlotRow }[]> {
  const perService = new Map<string, number>();
  const wanted: { line: OrderLine; slot: PoojaSlotRow }[] = [];
  for (const line of lines) {
    await assertOwnFamily(tx, order.payerAccountId, itemOf(line).participants, await namedInWait(tx, order, line));
    const { slot, service } = (known?.reads.get(line.id) as SlotAndService | undefined) ?? found(await slotAndService(tx, slotOf(line)));
    const others = perService.get(service.id) ?? (await heldBy(tx, order, lines, service, known?.before));
    perService.set(service.id, others + 1);
    if (others >= service.perOrderMax) throw new DomainError('booking-limit');
    if (wanted.some(({ slot: other }) => isAgain(service, slot, other))) throw new DomainError('booking-limit');
    if (service.againAfterDays > 0) await assertNotAgain(tx, places, order, service, slot);
    wanted.push({ line, slot });
  }
  return wanted;
}

/** The people a family named when it joined the waitlist, for a line that accepts its offer. */
async function namedInWait(tx: EntityManager, { templeId, payerAccountId: accountId }: Order, line: OrderLine): Promise<Participant[]> {
  const { waitId } = itemOf(line);
  if (!waitId || !accountId) return [];
  return (await tx.findOneBy(PoojaWaitRow, { templeId, id: waitId, accountId }))?.item.participants ?? [];
}

/** How many places of a pooja an order, which the transaction holds, has besides these lines. Crowds wait for its statements. */
async function heldBy(
  tx: EntityManager,
  order: Order,
  lines: readonly OrderLine[],
  { id: serviceId }: PoojaServiceRow,
  before?: readonly OrderLine[],
): Promise<number> {
  const now = new Date();
  const lasts = ({ place, heldUntil }: OrderLine) =>
    place === 'taken' || (place === 'held' && (order.processingAt !== null || (heldUntil !== null && heldUntil > now)));
  // Not by their kind in the statement: without statistics SQLite would go through all poojas of the temple.
  const others = (before ?? (await linesOf(tx, order))).filter(
    (line) => line.kind === 'pooja' && lasts(line) && !lines.some(({ id }) => id === line.id),
  );
  if (others.length === 0) return 0;
  const slots = await tx.findBy(PoojaSlotRow, {
    templeId: order.templeId,
    id: In(others.flatMap(({ itemId }) => itemId ?? [])),
    serviceId,
  });
  return others.filter(({ itemId }) => slots.some(({ id }) => id === itemId)).length;
}

/** Lines that have a place at a temple. A hold that lapsed is over, whether or not a job has found it. */
const placesOf = (tx: EntityManager, templeId: string) =>
  tx
    .createQueryBuilder(OrderLine, 'line')
    .innerJoin(Order, 'o', 'o.templeId = line.templeId AND o.id = line.orderId')
    .innerJoin(PoojaSlotRow, 'slot', 'slot.templeId = line.templeId AND slot.id = line.itemId')
    .where("line.kind = 'pooja' AND line.place IS NOT NULL AND o.templeId = :templeId", { templeId })
    .andWhere(`(line.place = 'taken' OR line.heldUntil > :now OR (o.status = 'pending' AND o.processingAt IS NOT NULL))`, {
      now: new Date(),
    });

/** Places that count besides one: not what the same order has at the same time, nor at the time it moves from: those follow one by one. */
const OF_ANOTHER_TIME = '(o.id <> :orderId OR slot.id NOT IN (:slotId, :fromId))';

/** Whether two times of a pooja are too near each other for one family. */
const isAgain = ({ id, againAfterDays }: PoojaServiceRow, one: PoojaSlotRow, other: PoojaSlotRow): boolean =>
  other.serviceId === id && other.id !== one.id && Math.abs(other.startsAt.getTime() - one.startsAt.getTime()) < againAfterDays * DAY_MS;

async function assertNotAgain(
  tx: EntityManager,
  places: PlacesService,
  { id: orderId, templeId, payerAccountId }: Pick<Order, 'id' | 'templeId' | 'payerAccountId'>,
  { id: serviceId, againAfterDays }: PoojaServiceRow,
  { id: slotId, startsAt }: PoojaSlotRow,
  fromId = slotId,
): Promise<void> {
  // Two carts of one person at once: the second waits here until the first holds its place.
  await execute(tx, 'UPDATE accounts SET id = id WHERE id = ?', [payerAccountId]);
  const span = againAfterDays * DAY_MS;
  const near = placesOf(tx, templeId)
    .andWhere('o.payerAccountId = :payerAccountId')
    .andWhere(`${OF_ANOTHER_TIME} AND slot.serviceId = :serviceId AND slot.startsAt > :from AND slot.startsAt < :to`)
    .setParameters({ payerAccountId, orderId, slotId, fromId, serviceId })
    .setParameters({ from: new Date(startsAt.getTime() - span), to: new Date(startsAt.getTime() + span) });
  const lines = await near.getMany();
  if (lines.length === 0) return;
  // Booked again after a declined card: the one that wasn't paid for ends.
  const declined = { id: In(lines.map(({ id }) => id)) };
  const ended = await places.endDeclined(tx, { templeId, payerAccountId }, declined);
  if (ended === 0 || (await near.getExists())) throw new DomainError('booking-limit');
}

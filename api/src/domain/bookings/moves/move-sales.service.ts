import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ErrorCode, type LineOccasion, moveLineSchema } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import type { InferType } from 'yup';
import { systemActor } from '../../../platform/auth/actor.ts';
import { found } from '../../../platform/http/domain-error.ts';
import type { Order } from '../../orders/order.entity.ts';
import type { OrderLine } from '../../orders/order-line.entity.ts';
import { PlacesService } from '../../orders/places/places.service.ts';
import type { Ask, Market, PaidLine, Purchasable, Quote, Refused } from '../../orders/purchasable.ts';
import { Purchasables } from '../../orders/purchasables.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { freeOnline } from '../../poojas/slot-counts.ts';
import { freeHeld, holdPlaces } from '../../poojas/slot-places.ts';
import type { CurrentTaxPolicy } from '../../tax-policy/tax-policy.service.ts';
import { BookingRow } from '../booking.entity.ts';
import { BookingChanges } from '../booking-changes.service.ts';
import { slotOccasions } from '../line-occasions.ts';
import { BookingNotices, ofItself } from '../notices/booking-notices.service.ts';
import { assertMovable } from '../pooja-limits.ts';
import { movedSinceShown, slotOf } from '../pooja-line.ts';
import { changeFee, termsAfterOwnMove } from '../refund-terms.ts';
import { ofCanceledSlots } from '../slots/canceled-slots.ts';
import { slotAndService, slotsOf } from '../slots/slots-and-services.ts';
import { WaitlistService } from '../waits/waitlist.service.ts';
import { outsideWindow, timeRefusal } from './time-refusal.ts';

type MoveItem = InferType<typeof moveLineSchema>;
const PLACE = 1;
const OPEN = In(['confirmed', 'checked-in']);
const ACTOR = systemActor('Pooja bookings');

/** The fee for moving a booking late, as a line of an order: it holds the new place, and moves the booking once it was paid. */
@Injectable()
export class MoveSales implements Purchasable<MoveItem>, OnModuleInit {
  readonly kind = 'pooja-move';
  readonly itemSchema = moveLineSchema;
  readonly takesPlaces = true;
  readonly replacesHeld = true;

  constructor(
    private readonly purchasables: Purchasables,
    private readonly places: PlacesService,
    private readonly changes: BookingChanges,
    private readonly waitlist: WaitlistService,
    private readonly notices: BookingNotices,
  ) {}

  onModuleInit(): void {
    this.purchasables.add(this);
  }

  /** Null for a move that costs nothing or can't be made. */
  async quote(manager: EntityManager, { temple, policy }: Market, asks: readonly Ask<MoveItem>[]): Promise<(Quote | null)[]> {
    const quotes = [];
    for (const { item, held } of asks) quotes.push(await quoteOf(manager, temple.id, policy, item, held));
    return quotes;
  }

  /** The booking or the new time speaks against it; another family's booking does not exist. */
  async whyNot(manager: EntityManager, { templeId, accountId, item }: Refused<MoveItem>): Promise<ErrorCode | null> {
    const booking = await manager.findOneBy(BookingRow, { templeId, id: item.bookingId, accountId: accountId ?? '' });
    if (!booking) return 'not-found';
    if (!['confirmed', 'checked-in'].includes(booking.status) || booking.startsAt <= new Date()) return 'booking-ended';
    if (booking.requestId) return 'booking-of-request';
    const { service } = (await slotsOf(manager, [booking]))(booking);
    const slot = await manager.findOneBy(PoojaSlotRow, { templeId, id: item.slotId, serviceId: service.id });
    if (!slot) return 'slot-unknown';
    return timeRefusal(slot, service, new Date());
  }

  /** A cart moves a booking once: a family that chooses another time pays one fee. */
  isSame({ bookingId }: MoveItem, other: MoveItem): boolean {
    return bookingId === other.bookingId;
  }

  /** Holds the new place; of the devotee's own bookings only. Throws `slot-too-soon`, `slot-too-far` and `booking-limit`. */
  async reserve(tx: EntityManager, { templeId, payerAccountId }: Order, lines: readonly OrderLine[]): Promise<OrderLine[]> {
    const gone = [];
    for (const line of lines) {
      const own = { templeId, id: itemOf(line).bookingId, accountId: payerAccountId ?? '', status: OPEN };
      const booking = await tx.findOneBy(BookingRow, own);
      if (booking) await this.assertMovable(tx, booking, line);
      if (!booking || !(await holdPlaces(tx, slotOf(line), PLACE, new Date(), null))) gone.push(line);
    }
    return gone;
  }

  async saidOf(): Promise<undefined> {
    return undefined;
  }

  /** Moves the bookings. Refunds the fee if the booking was canceled or is already there, or if the time was canceled, has begun or is full. */
  async confirm(tx: EntityManager, { templeId, payerAccountId }: Order, lines: readonly PaidLine[]): Promise<OrderLine[]> {
    const gone = [];
    for (const { line, held } of lines) {
      const own = { templeId, id: itemOf(line).bookingId, accountId: payerAccountId ?? '', status: OPEN };
      const booking = await tx.findOneBy(BookingRow, own);
      if (booking && (await this.move(tx, booking, line, held))) continue;
      if (held) await this.letGo(tx, line);
      gone.push(line);
    }
    return gone;
  }

  canceledWhy(tx: EntityManager, lines: readonly OrderLine[]): Promise<Map<string, string>> {
    return ofCanceledSlots(tx, lines);
  }

  /** A hold that ended frees the new place for the waitlist. A refunded fee leaves the booking where it is. */
  async release(tx: EntityManager, _order: Order, lines: readonly OrderLine[], were: 'held' | 'taken'): Promise<void> {
    if (were === 'held') for (const line of lines) await this.letGo(tx, line);
  }

  /** The new date and time. */
  occasionsOf(manager: EntityManager, lines: readonly OrderLine[]): Promise<Map<string, LineOccasion>> {
    return slotOccasions(manager, lines, () => 0);
  }

  describe({ label }: OrderLine): string {
    return label;
  }

  refundable({ amountCents }: OrderLine): number {
    return amountCents;
  }

  private async assertMovable(tx: EntityManager, booking: BookingRow, line: OrderLine): Promise<void> {
    const { slot, service } = found(await slotAndService(tx, slotOf(line)));
    await assertMovable(tx, this.places, booking, service, slot);
  }

  private async letGo(tx: EntityManager, line: OrderLine): Promise<void> {
    await freeHeld(tx, slotOf(line), PLACE);
    await this.waitlist.offerFree(tx, slotOf(line));
  }

  /**
   * Whether the fee paid for this move: another one, paid or by the temple, may have happened first. If the new time changed during payment,
   * the family gets a notification and can cancel for a refund.
   */
  private async move(tx: EntityManager, booking: BookingRow, line: OrderLine, held: boolean): Promise<boolean> {
    const now = new Date();
    const to = await tx.findOneByOrFail(PoojaSlotRow, { templeId: booking.templeId, id: found(line.itemId) });
    if (booking.slotId === to.id || to.startsAt <= now) return false;
    const { service } = (await slotsOf(tx, [booking]))(booking);
    const shown = movedSinceShown(line, to);
    const refundUntil = shown ? to.startsAt : termsAfterOwnMove(booking, service, now);
    const moved = await this.changes.tryMove(tx, ACTOR, booking, to.id, { refundUntil }, held);
    if (typeof moved === 'string') return false;
    await this.notices.rescheduled(tx, moved, booking.startsAt);
    if (shown) await this.notices.moved(tx, moved, shown, ofItself(to.movedWhy));
    return true;
  }
}

async function quoteOf(
  manager: EntityManager,
  templeId: string,
  policy: CurrentTaxPolicy,
  { bookingId, slotId }: MoveItem,
  held: boolean,
): Promise<Quote | null> {
  const now = new Date();
  const booking = await manager.findOneBy(BookingRow, { templeId, id: bookingId, status: OPEN });
  if (!booking || booking.requestId || booking.slotId === slotId || booking.startsAt <= now) return null;
  const { service } = (await slotsOf(manager, [booking]))(booking);
  const slot = await manager.findOneBy(PoojaSlotRow, { templeId, id: slotId, serviceId: service.id });
  const feeCents = changeFee(booking, service, now, false);
  if (!slot || slot.status === 'canceled' || slot.startsAt <= now || feeCents === 0) return null;
  // What is held can be bought until the time begins, however near or far it is meanwhile.
  if (!held && (outsideWindow(slot, service, now) || freeOnline(slot) === 0)) return null;
  return {
    itemId: slotId,
    quantity: 1,
    credits: service.creditsFundId ? { fundId: service.creditsFundId } : { incomeAccount: service.creditsAccount },
    label: `${service.name}, change of time`,
    amountCents: feeCents,
    rule: policy.ruleOf('fixed-price-pooja'),
    occasion: { startsAt: slot.startsAt.toISOString(), people: 0 },
  };
}

/** What was asked for, as its schema read it. */
const itemOf = ({ item }: OrderLine): MoveItem => found(item) as MoveItem;

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ErrorCode, type LineOccasion, poojaLineSchema, type prasadamLineSchema } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import type { InferType } from 'yup';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Order } from '../orders/order.entity.ts';
import type { OrderLine } from '../orders/order-line.entity.ts';
import { PlacesService } from '../orders/places/places.service.ts';
import type { Ask, KnownLines, Market, PaidLine, Purchasable, Quote, Refused, Wanted } from '../orders/purchasable.ts';
import { Purchasables } from '../orders/purchasables.ts';
import { lastRefundOf } from '../orders/refunds/line-refund.ts';
import { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { freeOnline } from '../poojas/slot-counts.ts';
import { SlotOpenings } from '../poojas/slot-openings.ts';
import {
  freeHeld,
  freeHeldAtCounter,
  freeSold,
  holdAtCounter,
  holdPlaces,
  lockSlot,
  type SlotKey,
  sellAtCounter,
  sellFree,
  sellHeld,
  sellHeldAtCounter,
} from '../poojas/slot-places.ts';
import { BookingRow } from './booking.entity.ts';
import { assertNames } from './booking-names.ts';
import { bookingRow } from './booking-row.ts';
import { insertBooking } from './booking-terms.ts';
import { noteCall } from './calls/families-to-call.ts';
import { slotOccasions } from './line-occasions.ts';
import { timeRefusal } from './moves/time-refusal.ts';
import { BookingNotices, ofItself } from './notices/booking-notices.service.ts';
import { withinLimits } from './pooja-limits.ts';
import { itemOf, movedSinceShown, type PoojaItem, quoteOf, slotOf } from './pooja-line.ts';
import { ofCanceledSlots } from './slots/canceled-slots.ts';
import { type RepeatedPooja, repeatedSlot } from './slots/repeated-slot.ts';
import { slotAndService } from './slots/slots-and-services.ts';
import { PaidInVain } from './waits/paid-in-vain.service.ts';
import { WaitlistService } from './waits/waitlist.service.ts';

const PLACE = 1;

/** Poojas as lines of an order: one place in a slot each. The booking is written when the line was paid for. */
@Injectable()
export class PoojaSales implements Purchasable<PoojaItem>, OnModuleInit {
  readonly kind = 'pooja';
  readonly itemSchema = poojaLineSchema;
  readonly takesPlaces = true;

  constructor(
    private readonly purchasables: Purchasables,
    private readonly places: PlacesService,
    private readonly waitlist: WaitlistService,
    private readonly openings: SlotOpenings,
    private readonly notices: BookingNotices,
    private readonly paidInVain: PaidInVain,
  ) {}

  onModuleInit(): void {
    this.purchasables.add(this);
  }

  /** Null for a slot of another temple, one that is over or too far, and one without a free place for who has none. */
  async quote(manager: EntityManager, { temple, policy }: Market, asks: readonly Ask<PoojaItem>[]): Promise<(Quote | null)[]> {
    const quotes = [];
    for (const ask of asks) quotes.push(await quoteOf(manager, temple.id, policy, ask));
    return quotes;
  }

  /** Its time, its opening or the offer from the waitlist speaks against it. Throws `invalid-fields` for too many names. */
  async whyNot(manager: EntityManager, { templeId, accountId, item }: Refused<PoojaItem>): Promise<ErrorCode | null> {
    const { slot, service } = (await slotAndService(manager, { templeId, id: item.slotId })) ?? {};
    const now = new Date();
    if (!slot || !service) return 'slot-unknown';
    const ofTime = timeRefusal(slot, service, now);
    if (ofTime !== null) return ofTime;
    assertNames(service, item.participants);
    if (item.waitId) return 'offer-over';
    return freeOnline(slot) > 0 ? this.openings.whyNot(manager, slot, accountId, now) : null;
  }

  /** Its prasadam, where it is mailed. */
  along({ slotId, prasadamTo: to }: PoojaItem): Wanted[] {
    return to ? [{ kind: 'prasadam', item: { slotId, to } satisfies InferType<typeof prasadamLineSchema> }] : [];
  }

  /** Each place of an offer from the waitlist is one, however often its family accepts it. */
  isSame({ waitId, waitPlace = 1 }: PoojaItem, other: PoojaItem): boolean {
    return waitId !== null && waitId === other.waitId && waitPlace === (other.waitPlace ?? 1);
  }

  /** The nearest free time of the pooja on that day. */
  async onDate(manager: EntityManager, templeId: string, repeated: object, on: string): Promise<PoojaItem | null> {
    const { participants, intention, inAbsentia, prasadamTo, ...wanted } = repeated as RepeatedPooja;
    const slot = await repeatedSlot(manager, templeId, { ...wanted, participants, intention, inAbsentia, prasadamTo }, on);
    return slot && { slotId: slot.id, participants, intention, inAbsentia, prasadamTo, waitId: null };
  }

  /** Takes a place for each line, or the one its family was offered from the waitlist. Throws `invalid-fields` and `booking-limit`. */
  async reserve(tx: EntityManager, order: Order, lines: readonly OrderLine[], _said: undefined, known?: KnownLines): Promise<OrderLine[]> {
    if (order.source === 'counter') return this.holdAtCounter(tx, lines);
    const gone = [];
    for (const { line, slot } of await withinLimits(tx, this.places, order, lines, known))
      if (!(await this.take(tx, order, line, slot))) gone.push(line);
    return gone;
  }

  /** Writes the bookings of what was paid for. A family that finds no place is first on the waitlist, unless the time is no longer offered. */
  async confirm(tx: EntityManager, order: Order, lines: readonly PaidLine[]): Promise<OrderLine[]> {
    const gone = [];
    for (const { line, held } of lines) {
      if (await (held ? sellHold(tx, order, line) : this.sellLate(tx, order, line))) await this.book(tx, order, line);
      else gone.push(line);
    }
    await this.paidInVain.waitFirst(tx, order, gone);
    return gone;
  }

  canceledWhy(tx: EntityManager, lines: readonly OrderLine[]): Promise<Map<string, string>> {
    return ofCanceledSlots(tx, lines);
  }

  /** Frees places, which go to the waitlist first; what was booked for them is canceled. */
  async release(tx: EntityManager, order: Order, lines: readonly OrderLine[], were: 'held' | 'taken'): Promise<void> {
    for (const line of lines) {
      const slot = slotOf(line);
      await this.openings.giveBack(tx, await tx.findOneByOrFail(PoojaSlotRow, slot), order.payerAccountId);
      if (were === 'held') await this.endHold(tx, order, line, slot);
      else await this.cancel(tx, order, line, slot);
      await this.waitlist.offerFree(tx, slot);
    }
  }

  /** Its date and time, and for how many it was asked. */
  occasionsOf(manager: EntityManager, lines: readonly OrderLine[]): Promise<Map<string, LineOccasion>> {
    return slotOccasions(manager, lines, ({ item }) => (item as PoojaItem | null)?.participants.length ?? 0);
  }

  describe({ label }: OrderLine): string {
    return label;
  }

  /** A devotee's own cancellation keeps to the terms of the booking, which `OwnBookings` knows. */
  refundable({ amountCents }: OrderLine): number {
    return amountCents;
  }

  /** Walk-ins whose card is being charged: the place they were offered from the waitlist, or one of the counter's, is held meanwhile. */
  private async holdAtCounter(tx: EntityManager, lines: readonly OrderLine[]): Promise<OrderLine[]> {
    const gone = [];
    for (const line of lines) {
      const [slot, { waitId }, now] = [slotOf(line), itemOf(line), new Date()];
      const held = waitId ? this.waitlist.acceptAtCounter(tx, slot, waitId, 'held', now) : holdAtCounter(tx, slot, PLACE, now);
      if (!(await held)) gone.push(line);
    }
    return gone;
  }

  /** Cash, or a card that was paid after its hold ended. */
  private async sellAtCounter(tx: EntityManager, line: OrderLine): Promise<boolean> {
    const [slot, { waitId }, now] = [slotOf(line), itemOf(line), new Date()];
    if (waitId && (await this.waitlist.acceptAtCounter(tx, slot, waitId, 'sold', now))) return true;
    return sellAtCounter(tx, slot, PLACE, now);
  }

  private async take(tx: EntityManager, order: Order, line: OrderLine, slot: PoojaSlotRow): Promise<boolean> {
    const { waitId } = itemOf(line);
    const now = new Date();
    if (waitId && (await this.waitlist.accept(tx, slot, waitId, order.payerAccountId ?? '', now))) {
      if (await this.openings.count(tx, slot, order.payerAccountId)) return true;
      throw new DomainError('booking-limit');
    }
    const admittedBy = await this.openings.admit(tx, slot, order.payerAccountId, now);
    if (await holdPlaces(tx, slot, PLACE, now, admittedBy)) return true;
    // The caller may go on with the other lines.
    if (admittedBy) await this.openings.giveBack(tx, slot, order.payerAccountId);
    return false;
  }

  /** Money that arrived after its hold ended: the place that was offered to its family again, else a free one. */
  private async sellLate(tx: EntityManager, order: Order, line: OrderLine): Promise<boolean> {
    const slot = slotOf(line);
    const now = new Date();
    if (order.source === 'counter') return this.sellAtCounter(tx, line);
    const row = await tx.findOneByOrFail(PoojaSlotRow, slot);
    if (!(await this.openings.count(tx, row, order.payerAccountId))) return false;
    if ((await this.acceptAgain(tx, order, line, now)) || (await sellFree(tx, slot, PLACE, now))) return true;
    await this.openings.giveBack(tx, row, order.payerAccountId);
    return false;
  }

  private async acceptAgain(tx: EntityManager, { payerAccountId }: Order, line: OrderLine, now: Date): Promise<boolean> {
    const { waitId } = itemOf(line);
    const slot = slotOf(line);
    return waitId !== null && (await this.waitlist.accept(tx, slot, waitId, payerAccountId ?? '', now)) && sellHeld(tx, slot, PLACE);
  }

  private async endHold(tx: EntityManager, { payerAccountId, source }: Order, line: OrderLine, slot: SlotKey): Promise<void> {
    const { waitId } = itemOf(line);
    if (source === 'counter') {
      if (!waitId || !(await this.waitlist.renewAtCounter(tx, slot, waitId, new Date()))) await freeHeldAtCounter(tx, slot, PLACE);
      return;
    }
    if (waitId) await lockSlot(tx, slot);
    if (!waitId || !(await this.waitlist.renew(tx, slot, waitId, payerAccountId ?? '', new Date()))) await freeHeld(tx, slot, PLACE);
  }

  /** Writes a booking. If the time changed during payment, the family also gets a notification, or the office calls them. */
  private async book(tx: EntityManager, order: Order, line: OrderLine): Promise<void> {
    const slot = await tx.findOneByOrFail(PoojaSlotRow, slotOf(line));
    const service = await tx.findOneByOrFail(PoojaServiceRow, { templeId: line.templeId, id: slot.serviceId });
    const booking = bookingRow(order, line, slot, service);
    await insertBooking(tx, booking);
    await this.notices.confirmed(tx, booking);
    const before = movedSinceShown(line, slot);
    if (!before) return;
    await this.notices.moved(tx, booking, before, ofItself(slot.movedWhy));
    await noteCall(tx, booking, { about: 'moved', before, reason: slot.movedWhy });
  }

  /** What was paid back otherwise than by a cancellation, such as by the treasurer: its family is notified why it has no booking any more. */
  private async cancel(tx: EntityManager, { templeId, source }: Order, { id }: OrderLine, slot: SlotKey): Promise<void> {
    const booking = await tx.findOneBy(BookingRow, { templeId, id });
    await freeSold(tx, slot, PLACE, booking?.channel ?? (source === 'counter' ? 'counter' : 'online'));
    const open = { templeId, id, status: In(['confirmed', 'checked-in', 'no-show']) };
    const refund = await lastRefundOf(tx, { templeId, id });
    const canceledWhy = refund?.reason ?? null;
    const { affected } = await tx.update(BookingRow, open, { status: 'canceled', canceledWhy, updatedAt: new Date() });
    if (affected === 1 && booking && refund) await this.notices.canceled(tx, booking, refund.reason, refund.cents);
  }
}

/** What was held becomes taken. False where the time was canceled or is over by the time the money is there. */
async function sellHold(tx: EntityManager, order: Order, line: OrderLine): Promise<boolean> {
  const slot = slotOf(line);
  await (order.source === 'counter' ? sellHeldAtCounter : sellHeld)(tx, slot, PLACE);
  // A line that had a place keeps it until its refund, which frees it.
  const { status, endsAt } = await tx.findOneByOrFail(PoojaSlotRow, slot);
  return status !== 'canceled' && endsAt > (order.receivedAt ?? new Date());
}

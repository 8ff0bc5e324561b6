import {
  BOOKING_TRANSITIONS,
  type BookedSlot,
  type BookingDetail,
  type BookingRow as BookingRowView,
  markableFrom,
  type OwnBooking,
} from '@sannidhi/contracts';
import type { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import type { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import type { Temple } from '../temples/temple.entity.ts';
import type { BookingRow } from './booking.entity.ts';
import { repeatCents } from './pooja-line.ts';
import { changeFee, refundableUntil, refundOnCancel, termsOf } from './refund-terms.ts';
import type { SlotAndService } from './slots/slots-and-services.ts';

export const bookedSlot = ({ id, startsAt, endsAt, serviceId }: PoojaSlotRow, { name, location, place }: PoojaServiceRow): BookedSlot => ({
  id,
  serviceId,
  service: name,
  location,
  place,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

/** When it was, for a canceled one: its slot may have moved since. */
function slotOf({ status, startsAt }: BookingRow, slot: PoojaSlotRow, service: PoojaServiceRow): BookedSlot {
  if (status !== 'canceled') return bookedSlot(slot, service);
  const endsAt = new Date(startsAt.getTime() + slot.endsAt.getTime() - slot.startsAt.getTime());
  return bookedSlot({ ...slot, startsAt, endsAt }, service);
}

/** As its devotee sees it. `leftCents`: the part of its price that hasn't been refunded. */
export function ownBookingView(
  booking: BookingRow,
  { slot, service }: SlotAndService,
  temple: Temple,
  { now, leftCents }: { now: Date; leftCents: number },
): OwnBooking {
  const { slug, name, city, state, timeZone } = temple;
  const until = refundableUntil(booking, service);
  return {
    id: booking.id,
    orderId: booking.orderId,
    status: booking.status,
    temple: { slug, name, city, state, timeZone },
    slot: slotOf(booking, slot, service),
    participants: booking.participants,
    version: booking.version,
    intention: booking.intention,
    inAbsentia: booking.inAbsentia,
    amountCents: booking.amountCents,
    fundId: service.creditsFundId,
    prasadam: booking.prasadam && { status: booking.prasadam, trackingNumber: booking.trackingNumber },
    refundableUntil: until > now ? until.toISOString() : null,
    refundCents: refundOnCancel(booking, service, now, leftCents),
    changeFeeCents: changeFee(booking, service, now, false),
    repeatCents: repeatCents(booking, service),
    sutakaWaives: termsOf(booking, service).sutakaWaives,
    requestId: booking.requestId,
    canceledWhy: booking.canceledWhy,
    note: booking.note,
    performedAt: booking.performedAt?.toISOString() ?? null,
    hasPhoto: booking.photoId !== null,
  };
}

/** A row of the office's list. */
export const bookingRowView = (booking: BookingRow): BookingRowView => ({
  id: booking.id,
  orderId: booking.orderId,
  status: booking.status,
  channel: booking.channel,
  service: booking.service,
  startsAt: booking.startsAt.toISOString(),
  bookedBy: booking.bookedBy,
  names: booking.participants[0]?.name ?? '',
  nameCount: booking.nameCount,
  amountCents: booking.amountCents,
  prasadam: booking.prasadam,
});

/** One booking of the office's, with what can be done with it. */
export const bookingDetailView = (
  booking: BookingRow,
  slot: PoojaSlotRow,
  service: PoojaServiceRow,
  outlook: Pick<BookingDetail, 'cancelRefundCents' | 'checkInFrom'> = {},
): BookingDetail => ({
  ...bookingRowView(booking),
  slot: slotOf(booking, slot, service),
  participants: booking.participants,
  version: booking.version,
  intention: booking.intention,
  inAbsentia: booking.inAbsentia,
  isNotified: booking.accountId !== null,
  email: booking.email,
  phone: booking.phone,
  prasadamTo: booking.prasadamTo,
  trackingNumber: booking.trackingNumber,
  canceledWhy: booking.canceledWhy,
  note: booking.note,
  performedAt: booking.performedAt?.toISOString() ?? null,
  next: [...BOOKING_TRANSITIONS[booking.status]],
  ...outlook,
  markableFrom: markableFrom(slot.startsAt).toISOString(),
});

import { type Participant, type PostalAddress } from './booking-details.ts';
import { type BookingChannel, type BookingStatus, type PrasadamStatus } from './booking-states.ts';
import type { PoojaLocation } from './pooja-service.ts';

/** A pooja and its time, as a booking shows them. */
export interface BookedSlot {
  id: string;
  serviceId: string;
  service: string;
  location: PoojaLocation;
  place: string;
  startsAt: string;
  endsAt: string;
}

/** A devotee's booking. */
export interface OwnBooking {
  id: string;
  orderId: string;
  status: BookingStatus;
  temple: { slug: string; name: string; city: string; state: string; timeZone: string };
  slot: BookedSlot;
  participants: Participant[];
  /** Of the names and the intention, so that a form says which ones it changes; missing from earlier releases. */
  version?: number;
  intention: string;
  inAbsentia: boolean;
  amountCents: number;
  /** The fund its price credits, if it credits one; missing from earlier releases. */
  fundId?: string | null;
  prasadam: { status: PrasadamStatus; trackingNumber: string | null } | null;
  /** Until when canceling pays everything back; null once it doesn't. */
  refundableUntil: string | null;
  /** What canceling now pays back. */
  refundCents: number;
  /** What moving it now costs. */
  changeFeeCents: number;
  /** What booking the same again costs now, with its prasadam. */
  repeatCents: number;
  /** Whether a death or birth in the family makes the move free. */
  sutakaWaives: boolean;
  /** The request it was scheduled from, where it is changed and canceled. */
  requestId: string | null;
  canceledWhy: string | null;
  /** The priest's note after it was performed. */
  note: string | null;
  performedAt: string | null;
  /** The priest took a photo. */
  hasPhoto: boolean;
}

/** A booking that its devotee canceled, and what goes back for it. */
export interface CanceledBooking extends OwnBooking {
  paidBackCents: number;
  /** What of it is a gift to the temple now; missing from earlier releases. */
  givenCents?: number;
}

/** A row of the office's list. */
export interface BookingRow {
  id: string;
  orderId: string;
  status: BookingStatus;
  channel: BookingChannel;
  service: string;
  startsAt: string;
  /** Who booked. */
  bookedBy: string;
  /** The first name of the family, and how many more. */
  names: string;
  nameCount: number;
  amountCents: number;
  prasadam: PrasadamStatus | null;
}

export interface BookingDetail extends BookingRow {
  slot: BookedSlot;
  participants: Participant[];
  /** Of the names and the intention, so that a form says which ones it changes; missing from earlier releases. */
  version?: number;
  intention: string;
  inAbsentia: boolean;
  /** Whether the family is notified of changes: it booked with an account. The office calls others. */
  isNotified: boolean;
  email: string | null;
  phone: string | null;
  prasadamTo: PostalAddress | null;
  trackingNumber: string | null;
  canceledWhy: string | null;
  note: string | null;
  performedAt: string | null;
  /** The states it can go to. */
  next: BookingStatus[];
  /** What its family gets back if the temple cancels it now, in cents; missing from earlier releases, and from a reply to a new walk-in. */
  cancelRefundCents?: number;
  /** From when its family can be checked in; missing from earlier releases, and from a reply to a new walk-in. */
  checkInFrom?: string;
  /** From when it can be marked as performed or missed (`isMarkable`). */
  markableFrom: string;
}

/** An address to print. */
export interface PrasadamLabel {
  /** The booking's. */
  id: string;
  service: string;
  startsAt: string;
  to: PostalAddress;
}

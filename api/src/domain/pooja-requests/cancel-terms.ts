import { type EntityManager, In } from 'typeorm';
import { BookingRow } from '../bookings/booking.entity.ts';
import { leftOfPrice } from '../bookings/booking-lines.ts';
import { refundableUntil, refundOnCancel } from '../bookings/refund-terms.ts';
import { slotsOf } from '../bookings/slots/slots-and-services.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import type { PoojaRequestRow } from './pooja-request.entity.ts';

/** What its family gets back if it cancels now, in cents, and until when: null where it is too late, and before there is a time. */
export interface CancelTerms {
  refundCents: number;
  refundableUntil: Date | null;
}

type Requested = Pick<PoojaRequestRow, 'templeId' | 'id' | 'status' | 'bookingId'>;
export const NOTHING_BACK: CancelTerms = { refundCents: 0, refundableUntil: null };
const UNSCHEDULED = ['requested', 'quoted', 'accepted'];

/**
 * The terms on which families cancel their requests, by request: all prices that were paid until it is scheduled, and then those of its
 * booking. Fees they covered aren't among them.
 */
export async function cancelTerms(manager: EntityManager, requests: readonly Requested[], now: Date): Promise<Map<string, CancelTerms>> {
  const left = await leftOfRequests(manager, requests);
  const scheduled = requests.filter(({ status, bookingId }) => status === 'scheduled' && bookingId);
  const bookings = scheduled.length > 0 ? await bookingsOf(manager, scheduled) : [];
  const lookup = bookings.length > 0 ? await slotsOf(manager, bookings) : undefined;
  const terms = (request: Requested): CancelTerms => {
    const leftCents = left.get(request.id) ?? 0;
    if (UNSCHEDULED.includes(request.status)) return { refundCents: leftCents, refundableUntil: null };
    const booking = bookings.find(({ id }) => request.status === 'scheduled' && id === request.bookingId);
    if (!booking || !lookup) return NOTHING_BACK;
    const { service } = lookup(booking);
    const until = refundableUntil(booking, service);
    return { refundCents: refundOnCancel(booking, service, now, leftCents), refundableUntil: until > now ? until : null };
  };
  return new Map(requests.map((request) => [request.id, terms(request)]));
}

const bookingsOf = (manager: EntityManager, requests: readonly Requested[]): Promise<BookingRow[]> =>
  manager.findBy(BookingRow, { templeId: In(templesOf(requests)), id: In(requests.flatMap(({ bookingId }) => bookingId ?? [])) });

async function leftOfRequests(manager: EntityManager, requests: readonly Requested[]): Promise<Map<string, number>> {
  const itemId = In(requests.map(({ id }) => id));
  const lines = await manager.findBy(OrderLine, { templeId: In(templesOf(requests)), kind: 'request', itemId, place: 'taken' });
  const left = new Map<string, number>();
  for (const line of lines) left.set(line.itemId ?? '', (left.get(line.itemId ?? '') ?? 0) + leftOfPrice(line));
  return left;
}

const templesOf = (requests: readonly Requested[]): string[] => [...new Set(requests.map(({ templeId }) => templeId))];

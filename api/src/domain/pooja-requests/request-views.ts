import {
  markableFrom,
  type OwnPoojaRequest,
  type PoojaRequestDetail,
  type PoojaRequestRow as PoojaRequestRowView,
  REQUEST_TRANSITIONS,
  type RequestPart,
} from '@sannidhi/contracts';
import { dateAt } from '@sannidhi/panchanga';
import type { OrderLine } from '../orders/order-line.entity.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { awayMiles } from './away-miles.ts';
import type { CancelTerms } from './cancel-terms.ts';
import type { PoojaRequestRow } from './pooja-request.entity.ts';
import { momentOf } from './quoted-times.ts';

/** States in which the rest of a quote can be paid. */
const OWES = ['accepted', 'scheduled', 'completed'];

/** What is left to pay of an accepted quote, in cents. */
export const dueOf = ({ status, totalCents, paidCents }: PoojaRequestRow): number =>
  OWES.includes(status) ? Math.max(0, totalCents - paidCents) : 0;

const factsOf = (row: PoojaRequestRow, zone: Pick<Temple, 'timeZone'>) => ({
  id: row.id,
  status: row.status,
  title: row.title,
  wish: row.wish,
  place: row.place,
  address: row.address,
  preferred: row.preferred,
  language: row.language,
  participants: row.participants,
  intention: row.intention,
  quote: row.quote && { ...row.quote, dates: row.quote.dates.map((at) => ({ ...at, startsAt: momentOf(at, zone).toISOString() })) },
  chosen: row.chosen,
  startsAt: row.startsAt?.toISOString() ?? null,
  bookingId: row.bookingId,
  paidCents: row.paidCents,
  dueCents: dueOf(row),
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
});

/** As its devotee sees it. */
export function ownRequestView(
  row: PoojaRequestRow,
  { slug, name, city, state, timeZone }: Temple,
  { refundCents, refundableUntil }: CancelTerms,
): OwnPoojaRequest {
  const back = { refundCents, refundableUntil: refundableUntil?.toISOString() ?? null };
  return { ...factsOf(row, { timeZone }), ...back, temple: { slug, name, city, state, timeZone } };
}

/** A row of the office's list. */
export function requestRowView(row: PoojaRequestRow, { timeZone }: Temple): PoojaRequestRowView {
  const { id, status, title, bookedBy, place, address, preferred, startsAt, chosen, createdAt } = row;
  const date = startsAt ? dateAt(startsAt.getTime(), timeZone) : (chosen?.date ?? preferred[0]?.date ?? '');
  const totalCents = row.quote ? row.totalCents : null;
  return { id, status, title, bookedBy, place, city: address?.city ?? null, date, totalCents, createdAt: createdAt.toISOString() };
}

/** One request with what was paid for it. */
export function requestDetailView(row: PoojaRequestRow, temple: Temple, lines: readonly OrderLine[]): PoojaRequestDetail {
  return {
    ...factsOf(row, temple),
    bookedBy: row.bookedBy,
    email: row.email,
    serviceId: row.serviceId,
    awayMiles: awayMiles(temple, row.address),
    payments: lines.map(paymentView),
    next: [...REQUEST_TRANSITIONS[row.status]],
    markableFrom: row.startsAt && markableFrom(row.startsAt).toISOString(),
  };
}

const paymentView = ({ orderId, item, amountCents, refundedCents }: OrderLine) => ({
  orderId,
  part: (item as { part: RequestPart }).part,
  amountCents,
  refundedCents,
});

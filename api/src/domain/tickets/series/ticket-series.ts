import type { TicketPerson } from '@sannidhi/contracts';
import type { TicketTypeRow } from '../ticket-type.entity.ts';

/** Which registration for all dates a ticket came with, and for which of its people. */
export interface SeriesSeat {
  id: string;
  person: number;
}

/** Of a line: the first of such a registration names its other dates; the lines along with it have only their seat. */
interface OfSeries {
  series?: { id: string; dates: string[] } | null | undefined;
  seat?: SeriesSeat;
}

interface Party extends TicketPerson, OfSeries {
  occurrenceId: string;
  others: TicketPerson[] | null;
  waitId: string | null;
  discountId: string | null;
}

/** Null for a ticket for a single date. */
export const seatOf = ({ series, seat }: OfSeries): SeriesSeat | null => seat ?? (series ? { id: series.id, person: 0 } : null);

/** What the tickets of one person have in common on all dates of a registration. */
export function seriesKeyOf(item: OfSeries): string | null {
  const seat = seatOf(item);
  return seat && `${seat.id}:${seat.person}`;
}

/** The tickets of a party for all dates besides its first one: of its other people on that date, and of everyone on each other date. */
export function seatsAlong({ series, occurrenceId: first, others, waitId: _wait, discountId: _code, seat: _seat, ...person }: Party) {
  if (!series) return [];
  const { id, dates } = series;
  const people: TicketPerson[] = [person, ...(others ?? [])];
  const seatsAt = (occurrenceId: string) => people.map((each, index) => ({ ...each, occurrenceId, seat: { id, person: index } }));
  return [first, ...dates].flatMap(seatsAt).slice(1);
}

/** Whether a kind of ticket can be had for all dates together: its price is known, and nobody has to approve it. */
export const isForSeries = ({ isForSeries: may, pricing, needsApproval, staffOnly }: TicketTypeRow): boolean =>
  may === true && pricing !== 'wish' && !needsApproval && !staffOnly;

/** The price of each date where all are registered together: never more than a single date's, though that was lowered by itself since. */
export const seriesPriceOf = ({ priceCents, pricing, seriesPriceCents }: TicketTypeRow): number =>
  pricing === 'fixed' ? Math.min(seriesPriceCents ?? priceCents, priceCents) : priceCents;

/** A ticket's price before any discount, where it has one. */
export const fullPriceOf = (type: TicketTypeRow, item: OfSeries): number => (seatOf(item) ? seriesPriceOf(type) : type.priceCents);

import {
  type Attendee,
  type DoorTicket,
  type PartyTicket,
  type ShownStatus,
  type TicketCode,
  type TicketEvent,
  type TicketStatus,
  ticketNumberOf,
} from '@sannidhi/contracts';
import { qrSvgAddress } from '../../platform/documents/qr.ts';
import { addressOf, type PublicDate, placeNameOf } from '../events/public-views.ts';
import { isAtCounter } from './children/pickup-slips.service.ts';
import type { TicketRow } from './ticket.entity.ts';
import { before } from './ticket-facts.ts';

/** Writes a ticket's code. */
export type CodeWriter = (code: TicketCode) => string;

/** The event of a ticket, as its holder sees it; its link only while the ticket is valid. */
export function ticketEvent(date: PublicDate, ticketStatus: TicketStatus): TicketEvent {
  const { row, series, temple } = date;
  const { slug, name, city, state } = temple;
  return {
    occurrenceId: row.id,
    title: series.title,
    status: row.status as ShownStatus,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    doorsAt: series.doorsMinutes > 0 ? before(row, series.doorsMinutes / 60).toISOString() : null,
    place: series.place,
    placeName: placeNameOf(row, series),
    address: addressOf(date),
    link: series.place === 'online' && ticketStatus === 'valid' ? series.link : '',
    temple: { slug, name, city, state, timeZone: series.timeZone },
  };
}

/** One ticket as its holder shows it; its code only while it is valid. */
export async function partyTicket(
  { id, occurrenceId, version, name, type, status, takesSeat }: TicketRow,
  write: CodeWriter,
  detail: string,
): Promise<PartyTicket> {
  const doorCode = status === 'valid' ? write({ occurrenceId, ticketId: id, version }) : null;
  const qr = doorCode && (await qrSvgAddress(doorCode));
  return { id, name, type, detail, status, takesSeat, doorCode, qr, number: ticketNumberOf(id) };
}

/** What the door keeps of a ticket. */
export const doorTicket = ({ id, version, replacedAtMs, name, type, takesSeat, status, partyId }: TicketRow): DoorTicket => ({
  id,
  version,
  ...(replacedAtMs ? { replacedAtMs } : {}),
  name,
  type,
  takesSeat,
  status,
  partyId,
});

/** The same for a ticket that was moved to another date: a door that doesn't know of moves takes it as passed on. */
export const movedTicket = (ticket: TicketRow): DoorTicket => ({ ...doorTicket(ticket), status: 'transferred', isMoved: true });

/** A ticket in the office's list. */
export const attendee = (ticket: TicketRow, isDropOff: boolean): Attendee => {
  const { id, name, type, status, channel, email, phone, bookedBy, amountCents, answers, takesSeat, seriesKey, orderId, createdAt } =
    ticket;
  const what = { id, name, type, status, channel, email, phone, bookedBy, amountCents, answers, takesSeat, orderId };
  // What was passed on without an account has another id than the line that paid for it.
  const isGuest = channel === 'online' && phone !== null && ticket.accountId === null && id === ticket.lineId;
  return {
    ...what,
    isDropOff,
    hasSlip: isDropOff && isAtCounter(ticket),
    isOfSeries: seriesKey !== null,
    isGuest,
    createdAt: createdAt.toISOString(),
  };
};

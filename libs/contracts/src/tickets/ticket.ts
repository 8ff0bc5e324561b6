import type { EventPlace } from '../events/event.ts';
import type { EventDateStatus } from '../events/event-occurrence.ts';
import { EVENT_SCOPES, type EventScope, whoCame } from '../events/event-occurrence-endpoints.ts';
import type { ShownStatus } from '../events/public-event.ts';
import { cents, email, id, line, phone, requiredEmail } from '../fields.ts';
import { checkNumber } from '../giving/check-number.ts';
import { messagesOf } from '../message.ts';
import { CART_LINES_MAX } from '../orders/holds.ts';
import { pageFields } from '../page.ts';
import { COUNTER_PAYMENTS, type CounterPayment } from '../poojas/booking.ts';
import { mixed, object } from '../schema.ts';
import { ticketNoun } from './ticket.noun.ts';
import type { OwnTicketChild, TicketChild } from './ticket-child.ts';
import { type TicketAnswer, ticketPeopleSchema } from './ticket-party.ts';
import { TICKET_STATUSES, type TicketChannel, type TicketStatus } from './ticket-states.ts';
import { TICKET_PRICE_MAX, type TicketPricing, type TicketQuestion } from './ticket-type.ts';

const say = messagesOf(ticketNoun);
const REFUND_MAX = CART_LINES_MAX * TICKET_PRICE_MAX;

/** Why a date or a ticket can't be had now. */
export type TicketClosed = 'tickets-sold-out' | 'tickets-closed' | 'tickets-not-open' | 'tickets-over';

/** A kind of ticket, as everyone sees it. */
export interface OfferedTicket {
  id: string;
  name: string;
  detail: string;
  pricing: TicketPricing;
  /** All of it: nothing is added later. For `wish`, what is suggested. */
  priceCents: number;
  /** What of the price is tax-deductible by the temple's policy. */
  deductibleCents: number;
  /** As many as an order can have: none where fewer are left than it takes at least. Null where neither it nor the date has a limit. */
  left: number | null;
  orderMin: number;
  orderMax: number;
  minAge: number | null;
  maxAge: number | null;
  takesSeat: boolean;
  needsApproval: boolean;
  /** For children who are left in the temple's care: it asks who is responsible and who may pick them up. */
  isDropOff: boolean;
  /** Null where it can be had now. */
  closed: TicketClosed | null;
  /** First day of sales, while that is to come. */
  opensOn: string | null;
  /** For all dates together: what each of them costs then, and the places left on the fullest. Null where it can't be had so. */
  series: { priceCents: number; deductibleCents: number; left: number | null } | null;
}

/** What one date sells; without types, nothing is sold and nobody has to register. */
export interface TicketOffer {
  occurrenceId: string;
  /** Places of the date and those left; null without a limit. */
  capacity: number | null;
  left: number | null;
  closed: TicketClosed | null;
  types: OfferedTicket[];
  questions: TicketQuestion[];
  /** What the temple's policy says buyers receive; empty where all of it is deductible or nothing is. */
  benefit: string;
  /** Until when a ticket can be canceled for its price and passed on. */
  refundUntil: string | null;
  passOnUntil: string | null;
  /** The dates of a registration for all of them, the next one first; none where it isn't offered. */
  seriesDates: { id: string; startsAt: string }[];
  /** Places left on the fullest of them; null without a limit. */
  seriesLeft: number | null;
}

/** The event of a ticket. */
export interface TicketEvent {
  occurrenceId: string;
  title: string;
  status: ShownStatus;
  startsAt: string;
  endsAt: string;
  doorsAt: string | null;
  place: EventPlace;
  placeName: string;
  address: string;
  link: string;
  temple: { slug: string; name: string; city: string; state: string; timeZone: string };
}

/** One of a party's tickets. */
export interface PartyTicket {
  id: string;
  name: string;
  type: string;
  detail: string;
  status: TicketStatus;
  takesSeat: boolean;
  /** What the door reads, and the same as a QR code in a `data:` URL; null unless it is valid. */
  doorCode: string | null;
  qr: string | null;
  /** By which people compare codes. */
  number: string;
}

/** A devotee's own ticket with the rest of its party. */
export interface OwnTicket extends PartyTicket {
  event: TicketEvent;
  /** What paid for it, and its price; null where somebody passed it on. */
  orderId: string | null;
  amountCents: number | null;
  answers: TicketAnswer[];
  /** Of a child that is left in the temple's care; null for everyone else. */
  child: OwnTicketChild | null;
  party: PartyTicket[];
  /** What canceling it now pays back to this devotee, in cents: nothing where somebody else paid. Null where it can't be canceled. */
  cancelCents: number | null;
  /** What canceling pays back can be given to the temple instead: not what a guest or somebody else paid. */
  canGiveRefund: boolean;
  /** Until when it can be canceled for its price, and passed on. */
  refundUntil: string;
  passOnUntil: string;
  canPassOn: boolean;
  /** It can be moved to another date of its event, and until when. */
  canMove: boolean;
  moveUntil: string;
  /** What is only added to its order, such as lunch, and is canceled with it, as nobody of the order would be left: by their kinds. */
  endsAlong: string[];
  /** The same person's valid tickets for the other dates, where they were registered together. */
  otherDates: { id: string; startsAt: string }[];
  /** Of these and this one together: what canceling pays back, in cents, what is canceled with them, by its kinds, and how many can be passed on. */
  allDates: { cancelCents: number; endsAlong: string[]; canPassOn: number };
}

/** A party of this devotee at a date. */
export interface OwnParty {
  /** Of the ticket to show. */
  id: string;
  event: TicketEvent;
  people: number;
  /** Valid while one of them is. */
  status: TicketStatus;
}

/** What the door keeps of one ticket. */
export interface DoorTicket {
  id: string;
  version: number;
  /** When its codes were replaced, the latest last: milliseconds since 1970. Missing where that isn’t known. */
  replacedAtMs?: number[];
  name: string;
  type: string;
  takesSeat: boolean;
  /** `transferred` also where it was moved to another date. */
  status: TicketStatus;
  isMoved?: true;
  /** When its date was canceled, and the ticket with it: who came before that came with a ticket that counted. Milliseconds since 1970. */
  endedEarlyAtMs?: number;
  /** Tickets registered together. */
  partyId: string;
  /** A child that is left in the temple's care: it goes out only with an adult. */
  isDropOff?: true;
  /** From a day before the date, and only where somebody filled it in. */
  child?: DoorChild;
}

/** What a door keeps of a child, until a day after the end. */
export interface DoorChild extends TicketChild {
  /** Of its pickup code; see `pickupHash`. */
  codeHash: string;
}

/** A ticket in the office's list of attendees. */
export interface Attendee {
  id: string;
  name: string;
  type: string;
  status: TicketStatus;
  channel: TicketChannel;
  email: string | null;
  phone: string | null;
  bookedBy: string;
  amountCents: number;
  answers: TicketAnswer[];
  takesSeat: boolean;
  /** A child that is left in the temple's care. */
  isDropOff: boolean;
  /** The counter can show its pickup code: it was registered there within the hour, without an account or an email. */
  hasSlip: boolean;
  /** It came with a registration for all dates. */
  isOfSeries: boolean;
  /** Who registered has no account, but a phone that was verified. */
  isGuest: boolean;
  orderId: string;
  createdAt: string;
}

const attendeeFilters = {
  occurrenceId: id().required(),
  status: mixed<TicketStatus>().oneOf(TICKET_STATUSES),
  typeId: id(),
  search: line(80),
};
export const attendeesQuery = object({ ...attendeeFilters, ...pageFields }).noUnknown();
export const attendeesExportQuery = object(attendeeFilters).noUnknown();

/** What of a registration for all dates a holder changes: a single date's ticket, or also the same person's for its other dates. */
export const TICKET_DATES = ['one', 'all'] as const;
export type TicketDates = (typeof TICKET_DATES)[number];
const dates = () => mixed<TicketDates>().oneOf(TICKET_DATES).default('one');

const REFUND = say('ticket.refund-range');
/** `seenCents`: what the holder was shown that this pays back. Pages of earlier releases don't send it. */
/** `giveToFundId`: the fund that gets what is paid back, where who paid gives it to the temple instead. */
export const ticketCancelSchema = object({ dates: dates(), seenCents: cents(0, REFUND_MAX, REFUND), giveToFundId: id() }).noUnknown();
export const ticketPassOnSchema = object({
  dates: dates(),
  name: line(120).required(say('ticket.name-required')),
  email: requiredEmail(),
}).noUnknown();
/** People registered at the counter, paid at once where they aren't free. */
export const counterRegistrationSchema = object({
  people: ticketPeopleSchema,
  bookedBy: line(120).required(say('ticket.name-required')),
  email: email(),
  phone: phone(),
  method: mixed<CounterPayment>().oneOf(COUNTER_PAYMENTS).default('cash'),
  checkNumber: checkNumber(),
}).noUnknown();
export const ticketReasonSchema = object({ reason: line(200).required(say('ticket.reason-required')) }).noUnknown();
export const eventCancellationQuery = object({
  scope: mixed<EventScope>().oneOf(EVENT_SCOPES).default('one'),
  whoCame: whoCame(),
}).noUnknown();

/** What was registered at the counter. */
export interface CounterRegistration {
  tickets: number;
  /** Its order, where it has children whose pickup codes no email is sent to: the counter hands them out. Null otherwise. */
  slipsOf: string | null;
}

/** What canceling dates does, or, once they are canceled, what is left to do. */
export interface EventCancellation {
  status: EventDateStatus;
  dates: number;
  /** Registrations with valid tickets, and the people they are for. */
  orders: number;
  people: number;
  /** What they get back, in cents. */
  refundCents: number;
  /** How many people are checked in at a date that has begun; they are among the others unless they keep their tickets. */
  arrived: number;
  /** Holders who are notified in their account, by email or by text, once each. */
  notified: number;
  /**
   * Everyone who is notified, each once; nobody once it is canceled. Holders with an account: in the app, and by email or text as they chose;
   * of whom only an email address is known; guests, by text message. People who wait and hold no ticket. Everyone else who saved the temple and
   * sees news of its events in the app.
   */
  told: { inApp: number; byEmail: number; byText: number; waiting: number; savers: number };
  /** Holders without an account or an address, whom nobody but the office can reach. */
  toCall: { bookedBy: string; phone: string | null }[];
  /** Parties on the waitlist. */
  waiting: number;
  /** Tickets the temple has canceled. */
  canceled: number;
  /** Orders whose payment is under way, the people they are for, and what their tickets cost, in cents: each is settled with what became of its date. */
  underWay: { orders: number; people: number; cents: number };
}

/** What changing an event does to dates with tickets or a waitlist: those that it would no longer have, and those at another time or place. */
export interface EventChangeEffects extends EventCancellation {
  gone: { id: string; startsAt: string }[];
  moved: EventCancellation;
  placed: EventCancellation;
}

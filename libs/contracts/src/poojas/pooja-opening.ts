import { id, line, localDate, slug, text, wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { statesOf, transitionsOf } from '../noun.ts';
import { pageFields } from '../page.ts';
import { array, boolean, mixed, object } from '../schema.ts';
import { addressSchema, bookingDetailFields, type Participant, type PostalAddress } from './booking-details.ts';
import { poojaOpeningNoun } from './pooja-opening.noun.ts';
import type { PoojaOffer } from './pooja-service.ts';
import { wallTime } from './pooja-slot.ts';

const say = messagesOf(poojaOpeningNoun);

const machine = poojaOpeningNoun.states['pooja-opening'];
export const OPENING_STATUSES = statesOf(machine);
export type OpeningStatus = (typeof OPENING_STATUSES)[number];
export const OPENING_TRANSITIONS = transitionsOf(machine);
export type OpeningPlaceStatus = keyof (typeof poojaOpeningNoun.states)['pooja-opening-place'];

/** A line that begins at a set minute, or a draw among those who registered. */
export const OPENING_KINDS = ['line', 'draw'] as const;
export type OpeningKind = (typeof OPENING_KINDS)[number];

/** States in which its times can't be booked in any other way. */
export const OPENING_GATES = [
  'draft',
  'announced',
  'waiting',
  'open',
  'registering',
  'drawn',
  'paying',
] as const satisfies readonly OpeningStatus[];
/** States that everyone sees. */
export const OPENING_SHOWN = [
  'announced',
  'waiting',
  'open',
  'sold-out',
  'registering',
  'drawn',
  'paying',
  'closed',
  'canceled',
] as const satisfies readonly OpeningStatus[];
/** States in which a place can be had. */
export const OPENING_JOINABLE = ['waiting', 'open', 'registering'] as const satisfies readonly OpeningStatus[];
/** States whose order is decided: no stream follows them any more. */
export const OPENING_OVER = ['sold-out', 'drawn', 'paying', 'closed', 'canceled'] as const satisfies readonly OpeningStatus[];

export const OPENING_SLOTS_MAX = 200;
const whole = (min: number, max: number) => wholeNumber(min, max, say('pooja-opening.range', { min, max }));

/** An opening as the office describes it. Its times can’t be booked otherwise from then on. */
export const openingSchema = object({
  name: line(80).required(say('pooja-opening.name-required')),
  about: text(600).default(''),
  kind: mixed<OpeningKind>().oneOf(OPENING_KINDS).default('line'),
  slotIds: array(id().required())
    .min(1, say('pooja-opening.slots-required'))
    .max(OPENING_SLOTS_MAX, say('pooja-opening.slots-range', { max: OPENING_SLOTS_MAX }))
    .required(say('pooja-opening.slots-required')),
  /** When the sale opens or the draw is held, on the temple’s clocks. */
  opensOn: localDate().required(say('pooja-opening.opens-required')),
  opensTime: wallTime().required(say('pooja-opening.opens-required')),
  /** The waiting room opens so many minutes earlier. */
  waitMinutes: whole(1, 1_440).default(30),
  /** People let in per minute: no more than book without delay. */
  admitPerMinute: whole(1, 60_000).default(600),
  /** Minutes in which somebody let in has to choose. */
  admitMinutes: whole(1, 60).default(10),
  /** Places one account can book through it. */
  placesEach: whole(1, 20).default(1),
  /** Hours a winner has to pay, and the next in line after that. */
  payHours: whole(1, 168).default(24),
  /** Hours after which what is left is sold as usual. */
  openHours: whole(1, 720).default(24),
}).noUnknown();

export const openingReasonSchema = object({ reason: line(200).required(say('pooja-opening.reason-required')) }).noUnknown();
export const openingReminderSchema = object({ on: boolean().required() }).noUnknown();
/** What is booked for whom if the draw is won. */
export const drawEntrySchema = object({
  slotId: id().required(say('pooja-opening.slot-required')),
  ...bookingDetailFields,
  /** Where prasadam is mailed after the pooja, once an offered place is paid for. */
  prasadamTo: addressSchema.nullable().default(null),
}).noUnknown();
export const openingsQuery = object({ temple: slug() }).noUnknown();
export const openingListQuery = object(pageFields).noUnknown();

/** A time of an opening. */
export interface OpeningSlot {
  id: string;
  serviceId: string;
  service: string;
  startsAt: string;
  endsAt: string;
  /** On the temple’s clocks. */
  date: string;
  time: string;
  /** Places that are free online now, of so many. */
  free: number;
  capacity: number;
  /** People who registered for it, in a draw. */
  registered: number;
  /** The temple canceled it: nobody books or registers for it any more. */
  canceled: boolean;
}

/** An opening as everyone may see it in a list. */
export interface OpeningSummary {
  id: string;
  name: string;
  kind: OpeningKind;
  status: OpeningStatus;
  temple: PoojaOffer['temple'];
  /** When the waiting room opens; null for a draw, whose registration is open since it was announced. */
  waitsAt: string | null;
  /** The minute of the sale, or of the draw. */
  opensAt: string;
  closesAt: string;
}

/** How the order of those who came before the minute is decided: anyone can check it afterward. */
export interface OpeningOrder {
  /** SHA-256 of the seed, published with the announcement. */
  seedHash: string;
  /** The seed; null until the order is decided. */
  seed: string | null;
  /** How many tickets were shuffled, and the SHA-256 of their list. */
  tickets: number | null;
  listHash: string | null;
}

/** An opening on its own page. */
export interface OpeningView extends OpeningSummary {
  about: string;
  slots: OpeningSlot[];
  order: OpeningOrder;
  admitMinutes: number;
  placesEach: number;
  payHours: number;
  canceledWhy: string | null;
  /** The server’s time, to count down by. */
  now: string;
}

/** A devotee’s place in an opening. */
export interface OpeningPlace {
  /** Its number in the published list of tickets. */
  ticket: string;
  status: OpeningPlaceStatus;
  /** Its turn, from 1; null until it is decided. */
  turn: number | null;
  /** Until when somebody who was let in may book. */
  admittedUntil: string | null;
  /** What was registered for a draw. */
  slotId: string | null;
  participants: Participant[];
  intention: string;
  inAbsentia: boolean;
  prasadamTo: PostalAddress | null;
}

/** What an opening is to a devotee. */
export interface OwnOpening {
  openingId: string;
  place: OpeningPlace | null;
  reminder: boolean;
}

/** A devotee’s place, with the opening it is in. */
export interface OwnOpeningRow extends OpeningSummary {
  place: OpeningPlace | null;
}

/** What all who wait hear: their position is their turn less `admittedTurn`. */
export interface OpeningRoom {
  status: OpeningStatus;
  /** How many joined, and how many have a turn. */
  joined: number;
  lastTurn: number;
  /** Turns up to this one were let in. */
  admittedTurn: number;
  /** Places that are free now. */
  free: number;
}

/** One message of the stream: what changed for all, or for one. */
export interface OpeningEvent {
  room?: OpeningRoom;
  place?: Pick<OpeningPlace, 'status' | 'turn' | 'admittedUntil'>;
}

/** An opening as the office sees it. */
export interface PoojaOpening extends OpeningRoom, Omit<OpeningSummary, 'temple'> {
  about: string;
  slots: OpeningSlot[];
  opensOn: string;
  opensTime: string;
  waitMinutes: number;
  admitPerMinute: number;
  admitMinutes: number;
  placesEach: number;
  payHours: number;
  openHours: number;
  /** How many were let in. */
  admitted: number;
  order: OpeningOrder;
  canceledWhy: string | null;
}

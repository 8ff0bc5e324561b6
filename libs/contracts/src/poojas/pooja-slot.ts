import { anyone, endpoint, staff } from '../endpoint.ts';
import { id, line, localDate, wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { statesOf, transitionsOf } from '../noun.ts';
import { boolean, object, string } from '../schema.ts';
import { POOJA_CAPACITY_MAX } from './pooja-service.ts';
import { poojaSlotNoun } from './pooja-slot.noun.ts';

const say = messagesOf(poojaSlotNoun);

const machine = poojaSlotNoun.states['pooja-slot'];
export const SLOT_STATUSES = statesOf(machine);
export type SlotStatus = (typeof SLOT_STATUSES)[number];
export const SLOT_TRANSITIONS = transitionsOf(machine);

/** Days for which slots are made ahead. */
export const SLOTS_AHEAD_DAYS = 90;
/** Days ahead in which the office can add single times, and move times to. */
export const SLOT_FURTHEST_DAYS = 365;
/** The most days one request for slots may span. */
export const SLOT_SPAN_DAYS = 62;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
/** A time on the temple's clocks, `HH:MM`. */
export const wallTime = () =>
  string()
    .max(5, say('pooja-slot.time-format'))
    .matches(TIME, { message: say('pooja-slot.time-format') });
const PLACES = say('pooja-slot.places-range', { min: 0, max: POOJA_CAPACITY_MAX });
const places = () => wholeNumber(0, POOJA_CAPACITY_MAX, PLACES);

/** How a slot's places are split: what is neither online nor at the counter is held back. */
export const splitFields = {
  capacity: places().min(1, PLACES).required(PLACES),
  onlinePlaces: places().required(PLACES),
  counterPlaces: places()
    .required(PLACES)
    .test('within-capacity', say('pooja-slot.split-too-large', { capacity: 0 }), (value, { parent, createError }) => {
      const { onlinePlaces = 0, capacity } = parent;
      // A capacity that is no number has its own message.
      if (!Number.isFinite(capacity) || (value ?? 0) + onlinePlaces <= capacity) return true;
      return createError({ message: say('pooja-slot.split-too-large', { capacity }) });
    }),
};

/** A single slot, outside every schedule. */
export const poojaSlotSchema = object({
  serviceId: id().required(),
  date: localDate().required(say('pooja-slot.start-required')),
  time: wallTime().required(say('pooja-slot.time-format')),
  ...splitFields,
}).noUnknown();

/** What of a slot may be changed: its split at any time, and whether it can be booked. Fewer places than are sold stops its sale. */
export const poojaSlotChangeSchema = object({ ...splitFields, open: boolean().required() }).noUnknown();

export const slotReasonSchema = object({ reason: line(200).required(say('pooja-slot.reason-required')) }).noUnknown();

/** A slot as everyone may see it. */
export interface OpenSlot {
  id: string;
  serviceId: string;
  startsAt: string;
  endsAt: string;
  /** On the temple's clocks. */
  date: string;
  time: string;
  /** Places that can be booked online. */
  free: number;
  /** Families that can book it in all. */
  capacity: number;
  /** Whether there is room on its waitlist; only asked for where fewer places are free than are wanted. */
  waitlist: boolean;
  /** The opening it is sold through, as long as there is no other way to book it. */
  openingId?: string;
  /** It will be sold through an opening that isn't announced yet. */
  notOnSale?: boolean;
}

/** A slot as the office sees it. */
export interface PoojaSlot {
  id: string;
  serviceId: string;
  serviceName: string;
  scheduleId: string | null;
  startsAt: string;
  endsAt: string;
  date: string;
  time: string;
  place: string;
  status: SlotStatus;
  capacity: number;
  onlinePlaces: number;
  counterPlaces: number;
  /** Held in carts and at checkouts, for walk-ins whose card is being charged, and for those on the waitlist who were asked. */
  held: number;
  /** So many of them at the counter; missing from earlier releases. */
  counterHeld?: number;
  onlineSold: number;
  counterSold: number;
  /** Families that wait. */
  waiting: number;
  /** Families have booked it, and its schedule or a time without poojas closed it: the office moves or cancels it. */
  toBeMoved: boolean;
  /** Its schedule no longer has it, or the temple has no poojas then: it can’t be opened. */
  isRetired: boolean;
  /** Sold and held beyond the capacity, after it was lowered. */
  overBy: number;
  /** The opening it is sold through. */
  openingId?: string;
  /** One family’s own, agreed on in a request. */
  isRequested?: true;
}

const span = { from: localDate().required(), to: localDate().required() };
export const openSlotsQuery = object(span).noUnknown();
export const slotListQuery = object({ ...span, serviceId: id() }).noUnknown();

export const poojaSlotEndpoints = {
  open: endpoint<OpenSlot[]>()({
    method: 'GET',
    path: '/api/public/temples/:slug/poojas/:serviceId/slots',
    summary: 'The times of a pooja, full ones included',
    access: anyone,
    reads: ['pooja-slot', 'booking'],
    query: openSlotsQuery,
  }),
  list: endpoint<PoojaSlot[]>()({
    method: 'GET',
    path: '/api/temple-admin/pooja-slots',
    summary: 'The temple’s pooja times between two dates',
    access: staff('bookings:read'),
    reads: ['pooja-slot', 'booking', 'pooja-service'],
    query: slotListQuery,
  }),
  add: endpoint<PoojaSlot>()({
    method: 'POST',
    path: '/api/temple-admin/pooja-slots',
    summary: 'Adds a single time for a pooja',
    access: staff('poojas:manage'),
    changes: ['pooja-slot'],
    body: poojaSlotSchema,
    status: 201,
  }),
  change: endpoint<PoojaSlot>()({
    method: 'PUT',
    path: '/api/temple-admin/pooja-slots/:slotId',
    summary: 'Changes a time’s places, or closes it',
    access: staff('poojas:manage'),
    changes: ['pooja-slot', 'booking', 'notification'],
    body: poojaSlotChangeSchema,
  }),
};

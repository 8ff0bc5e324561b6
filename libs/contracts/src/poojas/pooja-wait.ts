import { donor, endpoint, staff, verifiedDonor } from '../endpoint.ts';
import { email, id, line, phone, wholeNumber } from '../fields.ts';
import { LANGUAGE_CODES, type Language } from '../languages.ts';
import { messagesOf } from '../message.ts';
import { type Page, pageFields } from '../page.ts';
import { boolean, mixed, object } from '../schema.ts';
import { bookingNoun } from './booking.noun.ts';
import { addressSchema, bookingDetailFields, laterNames, type Participant, type PostalAddress } from './booking-details.ts';
import { bookingReasonSchema } from './booking-reason.ts';
import type { WaitStatus } from './booking-states.ts';
import type { BookedSlot, OwnBooking } from './booking-views.ts';
import { POOJA_ORDER_MAX } from './pooja-service.ts';

const say = messagesOf(bookingNoun);

/** For how many places of a time somebody waits, and what they were offered. */
interface WaitPlaces {
  /** Each of them is a booking. */
  places: number;
  /** It takes the places there are if there aren't enough for all of it. */
  takesFewer: boolean;
  /** How many of the places it was offered it can still accept; 0 unless it has an offer. */
  offeredPlaces: number;
}

/** A devotee's place on a waitlist. */
export interface OwnWait extends WaitPlaces {
  id: string;
  status: WaitStatus;
  temple: OwnBooking['temple'];
  slot: BookedSlot;
  /** What is booked once a place is free; of several places, the first. */
  participants: Participant[];
  intention: string;
  inAbsentia: boolean;
  prasadamTo: PostalAddress | null;
  /** How many of the places it was offered are in the cart already, or booked. */
  claimedPlaces: number;
  /** From 1; null once it no longer waits. */
  position: number | null;
  offeredUntil: string | null;
}

/** An entry of a slot's waitlist, as the office sees it. */
export interface WaitRow extends WaitPlaces {
  id: string;
  status: WaitStatus;
  slot: BookedSlot;
  bookedBy: string;
  nameCount: number;
  position: number | null;
  offeredUntil: string | null;
  createdAt: string;
  /** Whom to text or call, where it waits without an account; null where it has one, missing from earlier releases. */
  walkIn?: WaitingWalkIn | null;
}

/** A family whom the counter put on a waitlist: what it said of itself and of its pooja. */
export interface WaitingWalkIn {
  phone: string;
  email: string | null;
  participants: Participant[];
  intention: string;
}

export const waitListQuery = object({ slotId: id(), ...pageFields }).noUnknown();
export const poojaWaitSchema = object({
  ...bookingDetailFields,
  slotId: id().required(say('booking.slot-required')),
  /** Where prasadam is mailed after the pooja, once a place is accepted. */
  prasadamTo: addressSchema.nullable().default(null),
  /** At most as many as one order takes of the pooja. */
  places: wholeNumber(1, POOJA_ORDER_MAX, say('booking.places-range', { max: POOJA_ORDER_MAX })).default(1),
  /** Whether the places there are will do if there aren't enough for all; otherwise it waits until they come together. */
  takesFewer: boolean().default(false),
}).noUnknown();

/** A family at the counter that has no account: only its phone number has to be known. */
export const counterWaitSchema = poojaWaitSchema
  .pick(['slotId', 'intention', 'places', 'takesFewer'])
  .shape({
    bookedBy: line(120).default(''),
    phone: phone().required(say('booking.phone-required')),
    email: email(),
    /** Of the texts. */
    language: mixed<Language>().oneOf(LANGUAGE_CODES).default('en'),
    participants: laterNames(),
  })
  .noUnknown();

/** Whether an offer is for fewer places than are waited for, and none of them was accepted: then its family can keep waiting for all. */
export const isPartOffer = ({
  places,
  offeredPlaces,
  claimedPlaces,
}: Pick<OwnWait, 'places' | 'offeredPlaces' | 'claimedPlaces'>): boolean =>
  offeredPlaces > 0 && offeredPlaces < places && claimedPlaces === 0;

export const waitEndpoints = {
  waits: endpoint<OwnWait[]>()({
    method: 'GET',
    path: '/api/devotee/pooja-waits',
    summary: 'The waitlists this devotee is on',
    access: donor,
    reads: ['booking', 'pooja-slot'],
  }),
  wait: endpoint<OwnWait>()({
    method: 'POST',
    path: '/api/devotee/pooja-waits',
    summary: 'Joins the waitlist of a full time',
    access: verifiedDonor,
    changes: ['booking', 'pooja-slot', 'notification'],
    body: poojaWaitSchema,
    status: 201,
  }),
  leave: endpoint<void>()({
    method: 'DELETE',
    path: '/api/devotee/pooja-waits/:waitId',
    summary: 'Leaves a waitlist; offered places go to the next family',
    access: verifiedDonor,
    changes: ['booking', 'pooja-slot', 'notification'],
    status: 204,
  }),
  keepWaiting: endpoint<OwnWait>()({
    method: 'POST',
    path: '/api/devotee/pooja-waits/:waitId/keep-waiting',
    summary: 'Declines an offer of part of the places and keeps waiting for all of them together',
    access: verifiedDonor,
    changes: ['booking', 'pooja-slot', 'notification'],
  }),
  waitlist: endpoint<Page<WaitRow>>()({
    method: 'GET',
    path: '/api/temple-admin/pooja-waits',
    summary: 'Families that wait for places, in their order',
    access: staff('bookings:read'),
    reads: ['booking', 'pooja-slot'],
    query: waitListQuery,
  }),
  waitAtCounter: endpoint<WaitRow>()({
    method: 'POST',
    path: '/api/temple-admin/pooja-waits',
    summary: 'Puts a family without an account on the waitlist of a full time, with its phone number',
    access: staff('bookings:handle'),
    changes: ['booking', 'pooja-slot', 'notification'],
    body: counterWaitSchema,
    status: 201,
  }),
  removeWait: endpoint<void>()({
    method: 'POST',
    path: '/api/temple-admin/pooja-waits/:waitId/remove',
    summary: 'Takes a family off a waitlist with a reason that it receives; offered places go to the next family',
    access: staff('bookings:handle'),
    changes: ['booking', 'pooja-slot', 'notification'],
    body: bookingReasonSchema,
    status: 204,
  }),
};

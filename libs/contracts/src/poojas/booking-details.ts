import { familyMemberNoun } from '../family/family-member.noun.ts';
import { FAMILY_RELATIONS, type FamilyRelation } from '../family/family-member.ts';
import { indicSpelling } from '../family/indic-spelling.ts';
import { id, line, text, wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { isRashiOf, NAKSHATRA_COUNT, RASHI_COUNT } from '../panchanga/birth-sky.ts';
import { array, boolean, mixed, object, string } from '../schema.ts';
import { US_STATES } from '../temples/us-states.ts';
import { statesOfZip } from '../temples/zip-states.ts';
import { bookingNoun } from './booking.noun.ts';
import { POOJA_NAMES_MAX, POOJA_ORDER_MAX } from './pooja-service.ts';

const say = messagesOf(bookingNoun);
const sayMember = messagesOf(familyMemberNoun);

const index = (most: number, message: ReturnType<typeof say>) => wholeNumber(1, most, message);

/** A rashi that goes with the nakshatra beside it, of those that `isChecked` names. */
const rashi = (isChecked: (person: { familyMemberId?: string | null }) => boolean) =>
  index(RASHI_COUNT, say('booking.rashi-required'))
    .nullable()
    .default(null)
    .test(
      'of-the-star',
      sayMember('family-member.rashi-without-star'),
      (value, { parent }) => !isChecked(parent) || isRashiOf(parent.nakshatra, value),
    );

/** Somebody the pooja is for, as the priest says them. What is taken from the devotee's family was checked there. */
export const participantSchema = object({
  name: line(120).required(say('booking.name-required')),
  gotra: line(80).nullable().default(null),
  nakshatra: index(NAKSHATRA_COUNT, say('booking.nakshatra-required')).nullable().default(null),
  rashi: rashi(({ familyMemberId }) => !familyMemberId),
  relation: mixed<FamilyRelation>().oneOf(FAMILY_RELATIONS).nullable().default(null),
  pronunciation: line(200).nullable().default(null),
  spelling: indicSpelling(say('booking.spelling-script')).nullable(),
  /** The member of the devotee's family this was taken from. */
  familyMemberId: id().nullable().default(null),
}).noUnknown();

export interface Participant {
  name: string;
  gotra: string | null;
  /** 1 Ashvini … 27 Revati. */
  nakshatra: number | null;
  /** 1 Mesha … 12 Meena. */
  rashi: number | null;
  relation: FamilyRelation | null;
  pronunciation: string | null;
  /** The name in an Indian script, as its owner writes it; missing in bookings from before it was asked. */
  spelling?: string | null;
  familyMemberId: string | null;
}

const namesOf = <Person extends typeof participantSchema>(person: Person) =>
  array(person.required())
    .min(1, say('booking.names-required'))
    .max(POOJA_NAMES_MAX, say('booking.names-range', { max: POOJA_NAMES_MAX }))
    .required(say('booking.names-required'));

/** The same where they may be said later. */
export const laterNames = () =>
  array(participantSchema.required())
    .max(POOJA_NAMES_MAX, say('booking.names-range', { max: POOJA_NAMES_MAX }))
    .default([]);

export const INTENTION_MAX = 300;

/** What a family says of its booking, besides when. */
export const bookingDetailFields = {
  participants: namesOf(participantSchema),
  intention: text(INTENTION_MAX).default(''),
  /** The family can't come: it is performed for them, and they are notified afterward. */
  inAbsentia: boolean().default(false),
};

/** The same as a temple corrects it: it sees each name's nakshatra and rashi side by side. */
export const correctedDetailFields = {
  ...bookingDetailFields,
  participants: namesOf(participantSchema.shape({ rashi: rashi(() => true) })),
};

const ZIP = /^\d{5}$/;
/** Where prasadam is mailed. */
export const addressSchema = object({
  name: line(120).required(say('booking.name-required')),
  street: line(120).required(say('booking.street-required')),
  street2: line(120).default(''),
  city: line(80).required(say('booking.city-required')),
  state: string().oneOf(Object.keys(US_STATES), say('booking.state-required')).required(say('booking.state-required')),
  zip: line(5)
    .matches(ZIP, { message: say('booking.zip-format') })
    .required(say('booking.zip-format'))
    .test('in-state', say('booking.zip-state'), (zip, { parent }) => isInState(zip, parent.state)),
}).noUnknown();

/** What has a mistake of its own isn't said to be elsewhere too. */
const isInState = (zip: string | undefined, state: string | undefined): boolean =>
  !ZIP.test(zip ?? '') || !(state && state in US_STATES) || statesOfZip(zip ?? '').includes(state);

export interface PostalAddress {
  name: string;
  street: string;
  street2: string;
  city: string;
  state: string;
  zip: string;
}

/** An address on one line, with who is there. */
export const postalLine = ({ name, street, street2, city, state, zip }: PostalAddress): string =>
  [name, street, street2, city, `${state} ${zip}`].filter(Boolean).join(', ');

/** A pooja as a line of the cart. */
export const poojaLineSchema = object({
  slotId: id().required(say('booking.slot-required')),
  ...bookingDetailFields,
  /** Mailed afterward, at the pooja's price for it; left out it isn't. */
  prasadamTo: addressSchema.nullable().default(null),
  /** The place on the waitlist this accepts. */
  waitId: id().nullable().default(null),
  /** Which of the places it was offered this is, from 1; asked for again it's the same one. */
  waitPlace: wholeNumber(1, POOJA_ORDER_MAX, say('booking.places-range', { max: POOJA_ORDER_MAX })),
}).noUnknown();

/** Its prasadam by mail, which is a line of its own beside the pooja's and comes along with it. */
export const prasadamLineSchema = object({
  slotId: id().required(say('booking.slot-required')),
  to: addressSchema.required(),
}).noUnknown();

/** The fee for moving a booking late, as a line of the cart. */
export const moveLineSchema = object({
  bookingId: id().required(),
  slotId: id().required(say('booking.slot-required')),
}).noUnknown();

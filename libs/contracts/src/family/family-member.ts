import type { InferType } from 'yup';
import { donor, endpoint } from '../endpoint.ts';
import { line, localDate, printed } from '../fields.ts';
import { type Message, messagesOf } from '../message.ts';
import { type BirthSky, isRashiOf, type LunarDay, NAKSHATRA_COUNT, PADA_COUNT, RASHI_COUNT, type Star } from '../panchanga/birth-sky.ts';
import { degrees } from '../panchanga/panchanga.ts';
import { number, object, string } from '../schema.ts';
import { familyMemberNoun } from './family-member.noun.ts';
import { indicSpelling } from './indic-spelling.ts';

const say = messagesOf(familyMemberNoun);

/** The person named in the sankalpam, as the devotee would say it. */
export const FAMILY_RELATIONS = [
  'self',
  'spouse',
  'son',
  'daughter',
  'father',
  'mother',
  'brother',
  'sister',
  'grandfather',
  'grandmother',
  'grandson',
  'granddaughter',
  'father-in-law',
  'mother-in-law',
  'son-in-law',
  'daughter-in-law',
  'uncle',
  'aunt',
  'nephew',
  'niece',
  'cousin',
  'other',
] as const;
export type FamilyRelation = (typeof FAMILY_RELATIONS)[number];
export const MAX_FAMILY_MEMBERS = 60;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const TIME_MESSAGE = say('family-member.time-format');
const DATE_MESSAGE = say('family-member.date-range', { first: 1900 });
const DAY_MS = 86_400_000;

const time = () => string().max(5, TIME_MESSAGE).matches(TIME, { message: TIME_MESSAGE, excludeEmptyString: true });
/** A day in the past; the day ahead of UTC may have begun where the person lives. */
const pastDate = () =>
  localDate().test(
    'in-the-past',
    DATE_MESSAGE,
    (value) => !value || (value >= '1900-01-01' && value <= new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)),
  );
const index = (count: number, message: Message) => number().typeError(message).integer(message).min(1, message).max(count, message);
const city = () => line(80);

/** Where and when someone was born, or died: a city in the gazetteer, or coordinates with their time zone. */
const placeAndTime = {
  date: pastDate(),
  time: time(),
  city: city(),
  latitude: degrees(90, 'latitude'),
  longitude: degrees(180, 'longitude'),
  timeZone: line(60),
};
export const birthSkyQuery = object({ ...placeAndTime, date: placeAndTime.date.required(DATE_MESSAGE) });

/**
 * A member of a devotee's household. Unknown values are omitted. `nakshatra`, `pada`, `rashi` and the two `shraddha…` are what the family
 * itself knows; they take precedence over what is computed.
 */
export const familyMemberSchema = object({
  name: printed(120).required(say('family-member.name-required')),
  relation: string().oneOf(FAMILY_RELATIONS, say('family-member.relation-required')).required(say('family-member.relation-required')),
  gotra: line(80),
  pronunciation: line(200),
  spelling: indicSpelling(say('family-member.spelling-script')),
  birthDate: placeAndTime.date,
  birthTime: placeAndTime.time,
  birthCity: city(),
  birthPlaceName: line(120),
  birthLatitude: placeAndTime.latitude,
  birthLongitude: placeAndTime.longitude,
  birthTimeZone: placeAndTime.timeZone,
  nakshatra: index(NAKSHATRA_COUNT, say('family-member.nakshatra-required')),
  pada: index(PADA_COUNT, say('family-member.pada-range')).test(
    'of-a-star',
    say('family-member.pada-without-star'),
    (value, { parent }) => !value || Boolean(parent.nakshatra),
  ),
  rashi: index(RASHI_COUNT, say('family-member.rashi-required')).test(
    'of-the-star',
    say('family-member.rashi-without-star'),
    (value, { parent }) => isRashiOf(parent.nakshatra, value, parent.pada),
  ),
  deathDate: pastDate().test(
    'after-birth',
    say('family-member.death-before-birth'),
    (value, { parent }) => !value || !parent.birthDate || value >= parent.birthDate,
  ),
  deathTime: time(),
  deathCity: city(),
  shraddhaTithi: index(30, say('family-member.tithi-required')).test(
    'with-month',
    say('family-member.tithi-without-month'),
    (value, { parent }) => !value || Boolean(parent.shraddhaMonth),
  ),
  shraddhaMonth: index(12, say('family-member.month-required')).test(
    'with-tithi',
    say('family-member.month-without-tithi'),
    (value, { parent }) => !value || Boolean(parent.shraddhaTithi),
  ),
}).noUnknown();

/** What the devotee entered; null is unknown. */
export type FamilyMemberDetails = {
  [Field in keyof InferType<typeof familyMemberSchema>]-?: Exclude<InferType<typeof familyMemberSchema>[Field], undefined> | null;
} & { name: string; relation: FamilyRelation };

/** `family`: the family knows it; `computed`: from the sky at birth or death; `date-only`: computed for a day whose hour is unknown. */
export type FactSource = 'family' | 'computed' | 'date-only';

export interface FamilyMember extends FamilyMemberDetails {
  id: string;
  deathPlaceName: string | null;
  /** The star to speak aloud; null while it is unknown, or if the day of birth had several. */
  star: (Star & { source: FactSource }) | null;
  /** The sky at birth, if date and place are known. */
  birthSky: BirthSky | null;
  /** The lunar birthday; null while it is unknown. */
  birthday: (LunarDay & { source: FactSource }) | null;
  /** The yearly day of remembrance for a member who has died. */
  shraddha: (LunarDay & { source: FactSource }) | null;
  hasDied: boolean;
}

export const familyEndpoints = {
  list: endpoint<FamilyMember[]>()({
    method: 'GET',
    path: '/api/devotee/family',
    summary: 'The devotee’s family, in the order they were added',
    access: donor,
    reads: ['family-member'],
  }),
  add: endpoint<FamilyMember>()({
    method: 'POST',
    path: '/api/devotee/family',
    summary: 'Adds a member of the family',
    access: donor,
    changes: ['family-member'],
    body: familyMemberSchema,
    status: 201,
  }),
  one: endpoint<FamilyMember>()({
    method: 'GET',
    path: '/api/devotee/family/members/:memberId',
    summary: 'One member of the family',
    access: donor,
    reads: ['family-member'],
  }),
  change: endpoint<FamilyMember>()({
    method: 'PUT',
    path: '/api/devotee/family/members/:memberId',
    summary: 'Replaces what is known of a member',
    access: donor,
    changes: ['family-member'],
    body: familyMemberSchema,
  }),
  remove: endpoint<FamilyMember[]>()({
    method: 'DELETE',
    path: '/api/devotee/family/members/:memberId',
    summary: 'Removes a member for good',
    access: donor,
    changes: ['family-member'],
  }),
  birthSky: endpoint<BirthSky>()({
    method: 'GET',
    path: '/api/devotee/family/birth-sky',
    summary: 'The star and lunar day of a birth, or those possible on its date',
    access: donor,
    reads: [],
    query: birthSkyQuery,
  }),
};

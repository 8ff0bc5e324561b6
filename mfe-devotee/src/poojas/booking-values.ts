import {
  addressSchema,
  bookingNoun,
  type FamilyMember,
  type FamilyRelation,
  familyMemberNoun,
  INTENTION_MAX,
  indicSpelling,
  isRashiOf,
  line,
  messagesOf,
  type OpenSlot,
  type Participant,
  type PoojaOffer,
  type PostalAddress,
  type SankalpamField,
  text,
} from '@sannidhi/contracts';
import { array, boolean, mixed, object, string } from 'yup';

const say = messagesOf(bookingNoun);
const sayMember = messagesOf(familyMemberNoun);

/** A person as typed into the form; indexes are texts there. What isn't asked for is kept as it was. */
export interface PersonValues {
  name: string;
  gotra: string;
  nakshatra: string;
  rashi: string;
  relation: FamilyRelation | null;
  pronunciation: string | null;
  spelling: string;
  familyMemberId: string | null;
}

/** Everything the form asks for. */
export interface BookingValues {
  slot: OpenSlot | null;
  /** The members of the family it is for, by id. */
  family: string[];
  people: PersonValues[];
  intention: string;
  inAbsentia: boolean;
  mail: boolean;
  prasadamTo: PostalAddress;
  /** For how many places a family waits where fewer are free, as a text; `takes` says whether fewer will do. */
  places: string;
  takes: 'together' | 'fewer';
}

export const NOBODY: PersonValues = {
  name: '',
  gotra: '',
  nakshatra: '',
  rashi: '',
  relation: null,
  pronunciation: null,
  spelling: '',
  familyMemberId: null,
};
export const NO_ADDRESS: PostalAddress = { name: '', street: '', street2: '', city: '', state: '', zip: '' };

/** The form as it starts: for the devotee's own entry in the family, or one person to type. */
export function emptyBooking(family: readonly FamilyMember[]): BookingValues {
  const self = family.filter(({ relation }) => relation === 'self').map(({ id }) => id);
  const people = family.length > 0 ? [] : [NOBODY];
  const wait = { places: '1', takes: 'together' } as const;
  return { slot: null, family: self, people, intention: '', inAbsentia: false, mail: false, prasadamTo: NO_ADDRESS, ...wait };
}

/** How many names a booking takes, and what it asks of each. */
interface People {
  namesMax: number;
  sankalpamFields: readonly SankalpamField[];
}

/** Only where both are asked for can a family correct one that the other isn’t of. */
const ASKED_TOGETHER = ['nakshatra', 'rashi'] as const satisfies SankalpamField[];

const rashiField = string()
  .default('')
  .test(
    'of-the-star',
    sayMember('family-member.rashi-without-star'),
    (value, { parent }) => Boolean(parent.familyMemberId) || isRashiOf(Number(parent.nakshatra), Number(value)),
  );

/** People who are typed in, at most `namesMax` together with those chosen from the family. */
export const peopleField = ({ namesMax: most, sankalpamFields }: People) =>
  array(
    object({
      name: line(120).required(say('booking.name-required')),
      gotra: line(80).default(''),
      nakshatra: string().default(''),
      rashi: ASKED_TOGETHER.every((field) => sankalpamFields.includes(field)) ? rashiField : string().default(''),
      relation: mixed<FamilyRelation>().nullable().default(null),
      pronunciation: string().nullable().default(null),
      spelling: indicSpelling(say('booking.spelling-script')).default(''),
      familyMemberId: string().nullable().default(null),
    }).required(),
  )
    .default([])
    .test('some', say('booking.names-required'), (people, { parent }) => (people ?? []).length + (parent.family ?? []).length > 0)
    .test(
      'most',
      say('booking.names-range', { max: most }),
      (people, { parent }) => (people ?? []).length + (parent.family ?? []).length <= most,
    );

/** What a family says of its booking besides the people. */
export const detailFields = { intention: text(INTENTION_MAX).default(''), inAbsentia: boolean().default(false) };
/** Whether prasadam is mailed, and where to. */
export const mailFields = {
  mail: boolean().default(false),
  prasadamTo: object().when('mail', ([mail]) => (mail ? addressSchema : object())),
};
export const slotField = () => mixed<OpenSlot>().nullable().required(say('booking.slot-required'));

/** The form's rules for one pooja. */
export const bookingFormSchema = (people: People) =>
  object({
    slot: slotField(),
    family: array(string().required()).default([]),
    people: peopleField(people),
    ...detailFields,
    ...mailFields,
    places: string().default('1'),
    takes: mixed<BookingValues['takes']>().oneOf(['together', 'fewer']).default('together'),
  });

/** The numbers of places that a time can be waited for: more than are free, and at most what an order takes and the time has. */
export const placesToWaitFor = (slot: OpenSlot | null, { perOrderMax }: Pick<PoojaOffer, 'perOrderMax'>): number[] =>
  slot?.waitlist && !slot.openingId
    ? Array.from({ length: Math.max(0, Math.min(perOrderMax, slot.capacity) - slot.free) }, (_, index) => slot.free + 1 + index)
    : [];

/** For how many places a form waits; 0 where it books one that is free. */
export function waitedPlaces({ slot, places }: Pick<BookingValues, 'slot' | 'places'>, offer: Pick<PoojaOffer, 'perOrderMax'>): number {
  const wanted = Number(places);
  if (placesToWaitFor(slot, offer).includes(wanted)) return wanted;
  return slot?.free === 0 ? 1 : 0;
}

/** Who a booking is for, as it is sent. */
export function participantsOf(
  { family, people }: Pick<BookingValues, 'family' | 'people'>,
  members: readonly FamilyMember[],
): Participant[] {
  return [...members.filter(({ id }) => family.includes(id)).map(ofMember), ...people.map((person) => ofPerson(person))];
}

const ofMember = ({ id, name, gotra, star, relation, pronunciation, spelling }: FamilyMember): Participant => ({
  ...{ name, gotra, relation, pronunciation, spelling },
  nakshatra: star?.nakshatra ?? null,
  rashi: star?.rashi ?? null,
  familyMemberId: id,
});

/** One typed person, as it is sent, of a pooja that asks for these fields. */
export const ofPerson = (
  { gotra, nakshatra, rashi, spelling, ...person }: PersonValues,
  asked: readonly SankalpamField[] = [],
): Participant => ({
  ...person,
  gotra: gotra || null,
  ...starOf({ nakshatra: Number(nakshatra) || null, rashi: Number(rashi) || null }, person, asked),
  spelling: spelling || null,
});

type Star = Pick<Participant, 'nakshatra' | 'rashi'>;

/** What was typed wins over what the form didn't show; with neither or both on it, the family's list is right. */
function starOf(star: Star, { familyMemberId }: Pick<PersonValues, 'familyMemberId'>, asked: readonly SankalpamField[]): Star {
  if (isRashiOf(star.nakshatra, star.rashi)) return star;
  const [asksNakshatra, asksRashi] = ASKED_TOGETHER.map((field) => asked.includes(field));
  if (asksRashi && !asksNakshatra) return { ...star, nakshatra: null };
  return familyMemberId && asksRashi === asksNakshatra ? star : { ...star, rashi: null };
}

/** A booked person, to be edited. */
export const toPerson = ({ gotra, nakshatra, rashi, spelling, ...person }: Participant): PersonValues => ({
  ...person,
  gotra: gotra ?? '',
  nakshatra: nakshatra ? String(nakshatra) : '',
  rashi: rashi ? String(rashi) : '',
  spelling: spelling ?? '',
});

import type { FamilyMember, OwnWait, PoojaOffer } from '@sannidhi/contracts';
import { array, object, string } from 'yup';
import { type BookingValues, detailFields, mailFields, NO_ADDRESS, NOBODY, peopleField, toPerson } from '../poojas/booking-values.ts';

type OneBooking = Omit<BookingValues, 'slot' | 'places' | 'takes'>;

/** A booking for each place that was offered. */
export interface ClaimValues {
  bookings: OneBooking[];
}

export const claimSchema = (offer: Pick<PoojaOffer, 'namesMax' | 'sankalpamFields'>) =>
  object({
    bookings: array(
      object({ family: array(string().required()).default([]), people: peopleField(offer), ...detailFields, ...mailFields }).required(),
    ).required(),
  });

/** The form as it starts: the first booking is as its family said when it joined the list, unless that is in the cart already. */
export function startingClaim(wait: OwnWait, places: number, family: readonly FamilyMember[]): ClaimValues {
  const isNamed = (index: number) => index === 0 && wait.claimedPlaces === 0;
  return { bookings: Array.from({ length: places }, (_, index) => (isNamed(index) ? asSaid(wait, family) : nobody(family))) };
}

function asSaid({ participants, intention, inAbsentia, prasadamTo }: OwnWait, family: readonly FamilyMember[]): OneBooking {
  const isKnown = (id: string | null) => family.some((member) => member.id === id);
  return {
    family: participants.flatMap(({ familyMemberId }) => (familyMemberId && isKnown(familyMemberId) ? familyMemberId : [])),
    people: participants.filter(({ familyMemberId }) => !isKnown(familyMemberId)).map(toPerson),
    intention,
    inAbsentia,
    mail: prasadamTo !== null,
    prasadamTo: prasadamTo ?? NO_ADDRESS,
  };
}

const nobody = (family: readonly FamilyMember[]): OneBooking => ({
  family: [],
  people: family.length > 0 ? [] : [NOBODY],
  intention: '',
  inAbsentia: false,
  mail: false,
  prasadamTo: NO_ADDRESS,
});

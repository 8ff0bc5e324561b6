import {
  addressSchema,
  type DayPart,
  type FamilyMember,
  type PostalAddress,
  poojaRequestSchema,
  type RequestPlace,
} from '@sannidhi/contracts';
import { array, object, string } from 'yup';
import { emptyBooking, type PersonValues, peopleField } from '../poojas/booking-values.ts';

/** Names that a request takes, and what it asks of each. */
export const REQUEST_PEOPLE = { namesMax: 12, sankalpamFields: ['gotra', 'nakshatra'] } as const;

/** Everything the form asks for. */
export interface RequestValues {
  /** The pooja of the catalog; null for own words. */
  serviceId: string | null;
  wish: string;
  place: RequestPlace;
  address: PostalAddress;
  preferred: { date: string; part: DayPart }[];
  language: string;
  family: string[];
  people: PersonValues[];
  intention: string;
}

/** The form's rules: the request's own, with people chosen and typed as in a booking. */
export const requestFormSchema = poojaRequestSchema.pick(['serviceId', 'wish', 'place', 'preferred', 'language', 'intention']).shape({
  address: object().when('place', ([place]) => (place === 'home' ? addressSchema : object())),
  family: array(string().required()).default([]),
  people: peopleField(REQUEST_PEOPLE),
});

/** The form as it starts. */
export function emptyRequest(family: readonly FamilyMember[], place: RequestPlace, serviceId: string | null): RequestValues {
  const { family: chosen, people, prasadamTo } = emptyBooking(family);
  const self = family.find(({ relation }) => relation === 'self');
  return {
    serviceId,
    wish: '',
    place,
    address: { ...prasadamTo, name: self?.name ?? '' },
    preferred: [{ date: '', part: 'morning' }],
    language: '',
    family: chosen,
    people,
    intention: '',
  };
}

import { addressLine, deitiesOf, type RegistrationTemple } from '@sannidhi/contracts';
import type { TempleFacts } from '../temples/temple-foundation.service.ts';
import { placeOf } from './registration-place.ts';

/** The temple's data from a registration form. */
export function templeFacts({
  name,
  legalName,
  ein,
  street,
  city,
  state,
  zip,
  tradition,
  deities,
  description,
  website,
}: RegistrationTemple): TempleFacts {
  const { latitude, longitude, timeZone } = placeOf(city, state);
  return {
    name,
    legalName,
    ein,
    address: addressLine({ street, city, state, zip }),
    city,
    state,
    latitude,
    longitude,
    timeZone,
    tradition,
    deities: deitiesOf(deities),
    description,
    website: website || null,
  };
}

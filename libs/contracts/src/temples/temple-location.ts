import { anyone, endpoint, staff } from '../endpoint.ts';
import { line, printed } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { number, object, string } from '../schema.ts';
import { versionIfKnown } from '../version.ts';
import { templeNoun } from './temple.noun.ts';
import type { OwnTemple } from './temple.ts';
import { templeRegistrationNoun } from './temple-registration.noun.ts';
import { US_STATES } from './us-states.ts';
import { statesOfZip } from './zip-states.ts';

const say = messagesOf(templeNoun);
const registration = messagesOf(templeRegistrationNoun);
const ZIP = /^\d{5}(-\d{4})?$/;

/** From Hawaii to Alaska, and from the Aleutians to Maine. */
export const LATITUDES = { min: 18, max: 72 } as const;
export const LONGITUDES = { min: -180, max: -66 } as const;
const degrees = ({ min, max }: { min: number; max: number }) => {
  const message = say('temple.degrees', { min, max });
  return number().typeError(message).min(min, message).max(max, message);
};
const state = () => string().oneOf(Object.keys(US_STATES), registration('registration.state-required'));

const zip = () =>
  string()
    .trim()
    .max(10, registration('registration.zip-format'))
    .matches(ZIP, { message: registration('registration.zip-format') })
    .required(registration('registration.zip-required'));

export const templeLocationSchema = object({
  version: versionIfKnown(say('temple.version')),
  street: printed(120).required(registration('registration.street-required')),
  city: printed(80).required(registration('registration.city-required')),
  state: state().required(registration('registration.state-required')),
  zip: zip().test(
    'in-state',
    say('temple.zip-state'),
    (zip, { parent }) => !ZIP.test(zip ?? '') || !parent.state || statesOfZip(zip ?? '').includes(parent.state),
  ),
  latitude: degrees(LATITUDES).required(),
  longitude: degrees(LONGITUDES).required(),
  /** The zone that the pin's place was shown to be in. */
  timeZone: line(60).required(),
}).noUnknown();

export const locationLookUpQuery = object({
  city: line(80),
  state: state(),
  latitude: degrees(LATITUDES),
  longitude: degrees(LONGITUDES),
});

export const zipQuery = object({ zip: zip() });

/** Where a ZIP code is. */
export interface ZipPlace {
  city: string;
  state: string;
  /** Its middle, to a hundredth of a degree. */
  latitude: number;
  longitude: number;
  /** IANA name. */
  timeZone: string;
}

/** What is known of a city and of a pin. */
export interface LocationFound {
  /** The city's middle; if it isn't known (`exact` false), that of its state's largest city. Null without a state. */
  center: { latitude: number; longitude: number; exact: boolean } | null;
  /** IANA name at the pin; null without one. */
  timeZone: string | null;
}

export const templeLocationEndpoints = {
  zip: endpoint<{ place: ZipPlace | null }>()({
    method: 'GET',
    path: '/api/public/zip-codes',
    summary: 'The city, state and time zone of a ZIP code; null for one that isn’t known',
    access: anyone,
    reads: [],
    query: zipQuery,
  }),
  lookUp: endpoint<LocationFound>()({
    method: 'GET',
    path: '/api/temple-admin/location/look-up',
    summary: 'Where a city is, and the time zone at a pin',
    access: staff('temple:read'),
    reads: [],
    query: locationLookUpQuery,
  }),
  change: endpoint<OwnTemple>()({
    method: 'PUT',
    path: '/api/temple-admin/location',
    summary: 'Changes the temple’s address and pin; its time zone, its panchanga and its pooja times follow the pin',
    access: staff('temple:manage'),
    changes: ['temple', 'pooja-slot', 'booking', 'priest-assignment', 'resource-use', 'notification'],
    body: templeLocationSchema,
  }),
};

const ADDRESS = /^(?<street>[^\n]{1,200}), (?<city>[^,\n]{1,80}), (?<state>[A-Z]{2}) (?<zip>\d{5}(?:-\d{4})?)$/;

/** The parts of an address on one line, as `addressLine` writes it; one written another way is all street. */
export const addressParts = (address: string): Record<'street' | 'city' | 'state' | 'zip', string> => {
  const { street = address, city = '', state: within = '', zip = '' } = ADDRESS.exec(address)?.groups ?? {};
  return { street, city, state: within, zip };
};

import { endpoint, staff } from '../endpoint.ts';
import { email, line, printed, text } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { ownWordingSchema } from '../own-wording.ts';
import { object } from '../schema.ts';
import { versionIfKnown } from '../version.ts';
import { templeNoun } from './temple.noun.ts';
import type { OwnTemple } from './temple.ts';
import { templePhone } from './temple-phone.ts';
import { templeRegistrationNoun } from './temple-registration.noun.ts';
import { serviceLanguages } from './temple-words.ts';
import { website } from './website.ts';

const say = messagesOf(templeRegistrationNoun);
const sayTemple = messagesOf(templeNoun);

const NAME_MIN = 3;
/** An emptied field. */
const orNull = (value: unknown) => (value === '' ? null : value);
/** Deities are typed on one line, separated by commas. */
const worded = { name: () => printed(120), description: () => text(1000), tradition: () => line(80), deities: () => line(300) };

export const templeProfileSchema = object({
  version: versionIfKnown(sayTemple('temple.version')),
  name: worded.name().min(NAME_MIN, say('registration.name-required')).required(say('registration.name-required')),
  description: worded.description().default(''),
  tradition: worded.tradition().default(''),
  deities: worded.deities().default(''),
  languages: serviceLanguages(),
  website: website(say('registration.website-format')),
  phone: templePhone().nullable().transform(orNull).default(null),
  email: email().nullable().transform(orNull).default(null),
  wording: ownWordingSchema({
    name: worded.name(),
    description: worded.description(),
    tradition: worded.tradition(),
    deities: worded.deities(),
  }),
}).noUnknown();

export const templeProfileEndpoints = {
  change: endpoint<OwnTemple>()({
    method: 'PUT',
    path: '/api/temple-admin/temple',
    summary:
      'Changes what the temple says of itself, unless made from an earlier version; legal name and EIN stay as the platform verified them',
    access: staff('temple:manage'),
    changes: ['temple'],
    body: templeProfileSchema,
  }),
};

/** Deities as they are typed, apart: "Kamakshi, Ganesha". */
export const deitiesOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((deity) => deity.trim())
    .filter(Boolean);

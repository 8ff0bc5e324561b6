import type { InferType } from 'yup';
import { anyone, donor, endpoint } from '../endpoint.ts';
import { languageField, line } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { PANCHANGA_REGIONS, PANCHANGA_TRADITIONS, type PanchangaPlace } from '../panchanga/panchanga.ts';
import { array, boolean, number, object, string } from '../schema.ts';
import { festivalPreferenceNoun } from './festival-preference.noun.ts';

const say = messagesOf(festivalPreferenceNoun);

export const MAX_DAYS_BEFORE = 7;
export const REMINDER_KINDS = ['festival', 'vrata'] as const;

const HOUR_MESSAGE = say('festival-preference.hour-required');
const hour = () => number().typeError(HOUR_MESSAGE).integer(HOUR_MESSAGE).min(0, HOUR_MESSAGE).max(23, HOUR_MESSAGE).required(HOUR_MESSAGE);
const DAYS_MESSAGE = say('festival-preference.days-range', { min: 0, max: MAX_DAYS_BEFORE });

/** Whether a local hour (0–23) is within quiet hours; equal ends mean that there are none. */
export const isQuietHour = (at: number, { quietFrom, quietTo }: { quietFrom: number; quietTo: number }): boolean =>
  quietFrom <= quietTo ? at >= quietFrom && at < quietTo : at >= quietFrom || at < quietTo;

/**
 * A devotee's preferences for festival reminders. Without a city, the home temple's place and its own dates are used. Hours are in that
 * place's time zone; nothing is emailed during quiet hours.
 */
export const festivalPreferencesSchema = object({
  email: boolean().required(),
  inApp: boolean().required(),
  city: line(80),
  tradition: string().oneOf(PANCHANGA_TRADITIONS, say('festival-preference.tradition-required')),
  regions: array(string().oneOf(PANCHANGA_REGIONS).required()).max(PANCHANGA_REGIONS.length).required(),
  kinds: array(string().oneOf(REMINDER_KINDS).required())
    .min(1, say('festival-preference.kind-required'))
    .max(REMINDER_KINDS.length)
    .required(),
  hour: hour().test(
    'not-quiet',
    say('festival-preference.hour-quiet'),
    (value, { parent }) =>
      value === undefined || parent.email !== true || !isQuietHour(value, parent as { quietFrom: number; quietTo: number }),
  ),
  daysBefore: number()
    .typeError(DAYS_MESSAGE)
    .integer(DAYS_MESSAGE)
    .min(0, DAYS_MESSAGE)
    .max(MAX_DAYS_BEFORE, DAYS_MESSAGE)
    .required(DAYS_MESSAGE),
  quietFrom: hour(),
  quietTo: hour(),
  language: languageField().required(say('festival-preference.language-required')),
}).noUnknown();

export type FestivalPreferencesValues = InferType<typeof festivalPreferencesSchema>;

/** The default until the devotee chooses: nothing is sent. */
export const DEFAULT_FESTIVAL_PREFERENCES: FestivalPreferencesValues = {
  email: false,
  inApp: false,
  regions: [],
  kinds: ['festival'],
  hour: 8,
  daysBefore: 1,
  quietFrom: 21,
  quietTo: 7,
  language: 'en',
};

export interface FestivalPreferences extends FestivalPreferencesValues {
  /** Null without a city or a home temple: there can be no reminders then. */
  place: PanchangaPlace | null;
  /** When the next day is checked, as an instant; null while reminders are off. */
  nextAt: string | null;
}

/** What an unsubscribe link is about: the address with its middle omitted. */
export interface FestivalMailState {
  email: string;
  subscribed: boolean;
}

export const festivalPreferenceEndpoints = {
  own: endpoint<FestivalPreferences>()({
    method: 'GET',
    path: '/api/devotee/festival-preferences',
    summary: 'What the devotee wants to be told of festivals',
    access: donor,
    reads: ['festival-preference'],
  }),
  save: endpoint<FestivalPreferences>()({
    method: 'PUT',
    path: '/api/devotee/festival-preferences',
    summary: 'Changes which festivals the devotee hears about',
    access: donor,
    changes: ['festival-preference'],
    body: festivalPreferencesSchema,
  }),
  mailState: endpoint<FestivalMailState>()({
    method: 'GET',
    path: '/api/public/festival-mail/:token',
    summary: 'Whether the address behind an unsubscribe link receives festival mails',
    access: anyone,
    reads: ['festival-preference'],
  }),
  unsubscribe: endpoint<FestivalMailState>()({
    method: 'POST',
    path: '/api/public/festival-mail/:token/unsubscribe',
    summary: 'Ends festival mails to the address behind the link, at once',
    access: anyone,
    changes: ['festival-preference'],
  }),
  resubscribe: endpoint<FestivalMailState>()({
    method: 'POST',
    path: '/api/public/festival-mail/:token/subscribe',
    summary: 'Takes an unsubscription back',
    access: anyone,
    changes: ['festival-preference'],
  }),
};

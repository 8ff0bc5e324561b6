import type { InferType } from 'yup';
import { endpoint } from '../endpoint.ts';
import { line } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { boolean, mixed, number, object } from '../schema.ts';
import { isQuietHour } from './festival-preferences.ts';
import { recipient } from './notification.ts';
import { notificationPreferenceNoun } from './notification-preference.noun.ts';

const say = messagesOf(notificationPreferenceNoun);

/** How emails about what can be turned off are sent: each at once, or together once a day or a week. */
export const DIGESTS = ['each', 'daily', 'weekly'] as const;
export type Digest = (typeof DIGESTS)[number];

const HOUR_MESSAGE = say('notification-preference.hour-required');
const hour = () => number().typeError(HOUR_MESSAGE).integer(HOUR_MESSAGE).min(0, HOUR_MESSAGE).max(23, HOUR_MESSAGE).required(HOUR_MESSAGE);

/** Hours are in the person’s own time zone. A digest never falls into quiet hours. */
export const notificationTimingSchema = object({
  timeZone: line(60)
    .required()
    .test('zone', say('notification-preference.zone-unknown'), (value) => value === undefined || isZone(value)),
  quiet: boolean().required(),
  quietFrom: hour(),
  quietTo: hour(),
  digest: mixed<Digest>()
    .oneOf(DIGESTS, say('notification-preference.digest-required'))
    .required(say('notification-preference.digest-required')),
  hour: hour().test(
    'not-quiet',
    say('notification-preference.hour-quiet'),
    (value, { parent }) => value === undefined || !parent.quiet || parent.digest === 'each' || !isQuietHour(value, parent),
  ),
}).noUnknown();

export type NotificationTimingValues = InferType<typeof notificationTimingSchema>;

export interface NotificationTiming extends Omit<NotificationTimingValues, 'timeZone'> {
  /** Null until the person first saves: the browser knows it. */
  timeZone: string | null;
}

/** What applies until a person chooses: everything at once, at any hour. */
export const DEFAULT_NOTIFICATION_TIMING: NotificationTiming = {
  timeZone: null,
  quiet: false,
  quietFrom: 21,
  quietTo: 7,
  digest: 'each',
  hour: 8,
};

const PATH = '/api/account/notification-timing';

export const notificationTimingEndpoints = {
  own: endpoint<NotificationTiming>()({
    method: 'GET',
    path: PATH,
    summary: 'One’s own quiet hours, and how often one gets emails',
    access: recipient,
    reads: ['notification-preference'],
  }),
  save: endpoint<NotificationTiming>()({
    method: 'PUT',
    path: PATH,
    summary: 'Changes one’s own quiet hours, and how often one gets emails',
    access: recipient,
    changes: ['notification-preference'],
    body: notificationTimingSchema,
  }),
};

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

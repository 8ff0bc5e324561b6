import { endpoint } from '../endpoint.ts';
import { id, languageField, line } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { boolean, object, string } from '../schema.ts';
import { NOTIFICATION_CHANNELS, type NotificationChannel, type NotificationPreference, recipient } from './notification.ts';
import { notificationPreferenceNoun } from './notification-preference.noun.ts';

const say = messagesOf(notificationPreferenceNoun);

/** A person's options for one group of notifications about one temple. */
export interface TempleNotificationPreference extends Pick<NotificationPreference, 'group' | 'label' | 'about'> {
  /** `isOwn`: chosen for this temple. Otherwise it follows the choice for all temples. */
  channels: { channel: NotificationChannel; isOn: boolean; isOwn: boolean }[];
}

const group = () => line(40).required(say('notification-preference.group-required'));

export const templeNotificationPreferencesQuery = object({ templeId: id().required(), language: languageField() }).noUnknown();
export const templeNotificationPreferenceSchema = object({
  templeId: id().required(),
  group: group(),
  channel: string()
    .oneOf(NOTIFICATION_CHANNELS, say('notification-preference.channel-required'))
    .required(say('notification-preference.channel-required')),
  isOn: boolean().required(say('notification-preference.state-required')),
}).noUnknown();
export const templeNotificationFollowSchema = object({ templeId: id().required(), group: group() }).noUnknown();

const PATH = '/api/account/temple-notification-preferences';
const inLanguage = object({ language: languageField() }).noUnknown();

export const templeNotificationPreferenceEndpoints = {
  own: endpoint<TempleNotificationPreference[]>()({
    method: 'GET',
    path: PATH,
    summary: 'Which notifications one gets about a temple, and how',
    access: recipient,
    reads: ['notification-preference', 'message-consent', 'saved-temple'],
    query: templeNotificationPreferencesQuery,
  }),
  choose: endpoint<TempleNotificationPreference[]>()({
    method: 'PUT',
    path: PATH,
    summary: 'Turns a group of notifications about a temple on or off in one channel, whatever applies to all temples',
    access: recipient,
    changes: ['notification-preference'],
    query: inLanguage,
    body: templeNotificationPreferenceSchema,
  }),
  follow: endpoint<TempleNotificationPreference[]>()({
    method: 'POST',
    path: `${PATH}/follow`,
    summary: 'Lets a group of notifications about a temple follow the choices for all temples again',
    access: recipient,
    changes: ['notification-preference'],
    query: inLanguage,
    body: templeNotificationFollowSchema,
  }),
};

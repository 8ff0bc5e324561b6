import { type Access, endpoint } from '../endpoint.ts';
import { languageField, line } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { type Page, pageFields } from '../page.ts';
import { ROLES } from '../roles.ts';
import { boolean, object, string } from '../schema.ts';
import { notificationNoun } from './notification.noun.ts';
import { notificationPreferenceNoun } from './notification-preference.noun.ts';

const sayNotification = messagesOf(notificationNoun);
const sayPreference = messagesOf(notificationPreferenceNoun);

/**
 * The channels by which a notification can reach a person. A push repeats on their devices what the app shows. Texts are for what can't wait,
 * off until chosen, and offered once a temple may text a verified phone.
 */
export const NOTIFICATION_CHANNELS = ['in-app', 'email', 'push', 'sms'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** Something the system notifies a person of, in the requested language. */
export interface NotificationItem {
  id: string;
  /** `noun.event`, such as `dispute.opened`. */
  kind: string;
  title: string;
  /** May be empty. */
  body: string;
  /** The page it leads to. */
  path: string | null;
  createdAt: string;
  readAt: string | null;
}

export interface UnreadNotifications {
  unread: number;
}

/** A person's options for one group of notifications. */
export interface NotificationPreference {
  group: string;
  /** In the requested language. */
  label: string;
  about: string;
  /** Always sent: security can't be turned off. */
  isRequired: boolean;
  /** A separate page that controls this group, instead of `channels`. */
  settingsPath: string | null;
  channels: { channel: NotificationChannel; isOn: boolean }[];
}

export const notificationListQuery = object({ language: languageField(), ...pageFields }).noUnknown();
export const notificationPreferencesQuery = object({ language: languageField() }).noUnknown();
export const notificationReadSchema = object({ read: boolean().required(sayNotification('notification.read-required')) }).noUnknown();
export const notificationPreferenceSchema = object({
  group: line(40).required(sayPreference('notification-preference.group-required')),
  channel: string()
    .oneOf(NOTIFICATION_CHANNELS, sayPreference('notification-preference.channel-required'))
    .required(sayPreference('notification-preference.channel-required')),
  isOn: boolean().required(sayPreference('notification-preference.state-required')),
}).noUnknown();

/** Everyone signed in, about their own notifications. The content may be confidential, so a required second factor comes first. */
export const recipient: Access = { kind: 'role', roles: ROLES, beforeVerification: 'read' };

export const notificationEndpoints = {
  list: endpoint<Page<NotificationItem>>()({
    method: 'GET',
    path: '/api/account/notifications',
    summary: 'One’s own notifications, newest first',
    access: recipient,
    reads: ['notification'],
    query: notificationListQuery,
  }),
  unread: endpoint<UnreadNotifications>()({
    method: 'GET',
    path: '/api/account/notifications/unread',
    summary: 'How many of one’s notifications are unread',
    access: recipient,
    reads: ['notification'],
  }),
  read: endpoint<UnreadNotifications>()({
    method: 'PUT',
    path: '/api/account/notifications/:notificationId/read',
    summary: 'Marks a notification as read, or as unread again',
    access: recipient,
    changes: ['notification'],
    body: notificationReadSchema,
  }),
  readAll: endpoint<UnreadNotifications>()({
    method: 'POST',
    path: '/api/account/notifications/read-all',
    summary: 'Marks all of one’s notifications as read',
    access: recipient,
    changes: ['notification'],
  }),
  preferences: endpoint<NotificationPreference[]>()({
    method: 'GET',
    path: '/api/account/notification-preferences',
    summary: 'Which notifications one gets, and how',
    access: recipient,
    // Texts are offered once a temple may send them.
    reads: ['notification-preference', 'message-consent'],
    query: notificationPreferencesQuery,
  }),
  choose: endpoint<NotificationPreference[]>()({
    method: 'PUT',
    path: '/api/account/notification-preferences',
    summary: 'Turns a group of notifications on or off in one channel',
    access: recipient,
    changes: ['notification-preference'],
    query: notificationPreferencesQuery,
    body: notificationPreferenceSchema,
  }),
};

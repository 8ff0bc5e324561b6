import { anyAccountToEnd, endpoint } from '../endpoint.ts';
import { messagesOf } from '../message.ts';
import { platformMessages } from '../platform-messages.ts';
import { object, string } from '../schema.ts';
import { recipient } from './notification.ts';
import { pushDeviceNoun } from './push-device.noun.ts';

const SERVICE_UNKNOWN = messagesOf(pushDeviceNoun)('push-device.service-unknown');
const INVALID = messagesOf(platformMessages)('value-invalid');

/** The push services of the browsers that exist: Chromium's, Firefox's, Safari's, Edge's. The platform calls no other address. */
const PUSH_SERVICE_HOSTS = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'] as const;

/** Whether an address belongs to a browser's push service. */
export function isPushService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const isKnown = PUSH_SERVICE_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === 'https:' && port === '' && username === '' && password === '' && isKnown;
}

/** Bytes as `PushSubscription.toJSON()` has them: base64url without padding. */
const bytes = (length: number) =>
  string()
    .length(length, INVALID)
    .matches(/^[\w-]+$/, { message: INVALID })
    .required(INVALID);

/** A browser's push subscription (RFC 8030), with its keys for encryption (RFC 8291): 65 and 16 bytes. */
export const pushDeviceSchema = object({
  endpoint: string()
    .max(1_000, SERVICE_UNKNOWN)
    .test('push-service', SERVICE_UNKNOWN, (address) => address === undefined || isPushService(address))
    .required(SERVICE_UNKNOWN),
  p256dh: bytes(87),
  auth: bytes(22),
}).noUnknown();

/** A browser that shows the account's notifications while it is signed in. */
export interface PushDevice {
  id: string;
  /** `Chrome on Android` */
  name: string;
  /** The browser that asks. */
  current: boolean;
  addedAt: string;
}

export interface PushDevices {
  /** The platform's key for `PushManager.subscribe` (RFC 8292), in base64url. */
  publicKey: string;
  devices: PushDevice[];
}

const path = '/api/account/push-devices';

export const pushDeviceEndpoints = {
  list: endpoint<PushDevices>()({
    method: 'GET',
    path,
    summary: 'The devices on which one gets notifications',
    access: recipient,
    reads: ['push-device'],
  }),
  add: endpoint<PushDevices>()({
    method: 'PUT',
    path,
    summary: 'Turns notifications on in the browser that asks',
    access: recipient,
    changes: ['push-device'],
    body: pushDeviceSchema,
  }),
  remove: endpoint<PushDevices>()({
    method: 'DELETE',
    path: `${path}/:pushDeviceId`,
    summary: 'Turns notifications off on a device',
    access: anyAccountToEnd,
    changes: ['push-device'],
  }),
};

import type { Language } from '@sannidhi/contracts';

/** The outbox kinds of broadcasts: each is rendered when it is sent, and only if it is still wanted then. */
export const BROADCAST_MAIL = 'broadcast-mail';
export const BROADCAST_SMS = 'broadcast-sms';
export const BROADCAST_TEST = 'broadcast-test';
export const BROADCAST_TEST_SMS = 'broadcast-test-sms';

export interface BroadcastMessageData {
  templeId: string;
  recipientId: string;
  round: number;
}

/** The outbox forgets a message's data once it is sent; its key still says what it was. */
export const keyOfMessage = (kind: string, { templeId, recipientId, round }: BroadcastMessageData): string =>
  [kind, templeId, recipientId, round].join(':');

/** What a key was made of. */
export function messageOfKey(key: string): BroadcastMessageData {
  const [, templeId = '', recipientId = '', round = ''] = key.split(':');
  return { templeId, recipientId, round: Number(round) };
}

export interface BroadcastTestData {
  templeId: string;
  broadcastId: string;
  name: string;
  language: Language;
}

/** What hasn't reached a device within a day is old news; the notification center still has it. */
export const PUSH_LIVES_SECONDS = 86_400;

/** A browser's push subscription (RFC 8030) with its keys. */
export interface PushSubscriptionKeys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface OutgoingPush {
  /** The outbox message's id. */
  id: string;
  /** The account's email address, for the local outbox; nothing is sent there. */
  to: string;
  subscription: PushSubscriptionKeys;
  /** What the service worker shows. `path` is the page it opens; a later push with the same `tag` replaces this one. */
  payload: { title: string; body: string; path: string | null; tag: string };
  /** How long the push service keeps it for a device that is offline. */
  ttlSeconds: number;
}

/** `gone`: the browser ended the subscription (404 or 410), and nothing will ever arrive there again. */
export type PushOutcome = 'sent' | 'gone';

/** The port for web push. */
export abstract class PushSender {
  abstract send(push: OutgoingPush): Promise<PushOutcome>;
}

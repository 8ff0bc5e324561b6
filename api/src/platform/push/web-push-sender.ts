import webPush from 'web-push';
import { PermanentFailure } from '../outbox/permanent-failure.ts';
import { type OutgoingPush, type PushOutcome, PushSender } from './push-sender.ts';
import type { VapidKeys } from './vapid-keys.ts';

const ANSWER_WITHIN_MS = 10_000;
const GONE = [404, 410];
/** Refused for what it is: too large, or with keys that don't fit. */
const REFUSED = [400, 401, 403, 413];

/**
 * Sends encrypted pushes (RFC 8291) to the browsers' push services, signed with the platform's key (RFC 8292). Throws `PermanentFailure`
 * for what a service refuses, any other error to be retried.
 */
export class WebPushSender extends PushSender {
  constructor(
    private readonly keys: VapidKeys,
    /** Whom a push service can ask about the traffic: `https://…` or `mailto:…`. */
    private readonly contact: string,
  ) {
    super();
  }

  async send({ subscription: { endpoint, p256dh, auth }, payload, ttlSeconds }: OutgoingPush): Promise<PushOutcome> {
    const vapidDetails = { subject: this.contact, ...(await this.keys.pair()) };
    const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails,
      TTL: ttlSeconds,
    });
    // `fetch` determines the length itself.
    const { 'Content-Length': _, ...headers } = details.headers;
    const response = await fetch(endpoint, {
      method: details.method,
      headers: headers as Record<string, string>,
      body: new Uint8Array(details.body),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return outcomeOf(response.status);
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (GONE.includes(status)) return 'gone';
  const message = `The push service answered ${status}.`;
  throw REFUSED.includes(status) ? new PermanentFailure(message) : new Error(message);
}

export interface OutgoingSms {
  /** The outbox message's id. */
  id: string;
  /** E.164 */
  to: string;
  text: string;
  code?: string;
}

/** The port for sending text messages. */
export abstract class SmsSender {
  /** Whether a phone rings. What stays on this machine needs no hours. */
  abstract readonly reachesPhones: boolean;

  abstract send(sms: OutgoingSms): Promise<void>;
}

/** The provider answered that it doesn't send this message. Any other error leaves open whether it was sent. */
export class SmsRefused extends Error {}

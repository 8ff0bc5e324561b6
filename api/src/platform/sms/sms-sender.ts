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
  abstract send(sms: OutgoingSms): Promise<void>;
}

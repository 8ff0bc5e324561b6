import { PermanentFailure } from '../outbox/permanent-failure.ts';

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

/** Why the provider takes no texts to a number: it can't get any, or its owner ended those from ours. */
export type NumberProblem = 'unreachable' | 'stopped';

/** The provider takes no text to this number, now or later. */
export class NumberRefused extends PermanentFailure {
  constructor(readonly problem: NumberProblem) {
    super(problem === 'stopped' ? 'The recipient ended texts from this number.' : 'The recipient’s number can’t get texts.');
  }
}

/** This attempt sent nothing. Any other error leaves open whether it did. */
export class SmsNotSent extends Error {}

/** The provider answered that it doesn't send this message. */
export class SmsRefused extends SmsNotSent {}

/** There was no connection to the provider, or it takes no more for now: later it may. */
export class SmsUnreached extends SmsNotSent {}

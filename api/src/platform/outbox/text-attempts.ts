import { Injectable } from '@nestjs/common';
import { SmsNotSent, SmsSender } from '../sms/sms-sender.ts';
import { TextRefusals } from '../sms/text-refusals.ts';
import type { OutboxMessage } from './outbox-message.entity.ts';
import { OutboxQueue } from './outbox-queue.ts';
import { PermanentFailure } from './permanent-failure.ts';
import { Unanswered } from './unanswered.ts';

interface Said {
  text: string;
  code?: string | undefined;
  /** How many attempts may end without an answer, each of which may have arrived. */
  attempts: number;
}

/** Sends the texts of outbox messages. An attempt is counted before it is made, so that a process that dies meanwhile doesn't repeat it. */
@Injectable()
export class TextAttempts {
  constructor(
    private readonly queue: OutboxQueue,
    private readonly sms: SmsSender,
    private readonly refusals: TextRefusals,
  ) {}

  /** Throws `Unanswered` if it may have been sent, and what the sender throws if it certainly wasn't. */
  async send(message: OutboxMessage, { text, code, attempts }: Said): Promise<void> {
    const { id, to } = message;
    const sms = { id, to: to ?? '', text, code };
    // What stays on this machine is kept once by its id.
    if (!this.sms.reachesPhones) return this.refusals.send(this.sms, sms);
    const before = message.unanswered ?? 0;
    if (before >= attempts) throw new Unanswered(true);
    await this.queue.countUnanswered(message);
    await this.refusals.send(this.sms, sms).catch((error: unknown) => {
      if (error instanceof SmsNotSent || error instanceof PermanentFailure) throw error;
      throw new Unanswered(before + 1 >= attempts, { cause: error });
    });
  }
}

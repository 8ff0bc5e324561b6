import { Injectable } from '@nestjs/common';
import { type NumberProblem, NumberRefused, type OutgoingSms, type SmsSender } from './sms-sender.ts';

/** A text that the provider took nowhere. */
export interface RefusedText {
  /** The outbox message's id. */
  messageId: string;
  /** E.164 */
  phone: string;
  problem: NumberProblem;
}

/** Sends texts, and reports the numbers that the provider takes none to. The domain that keeps them registers its listener. */
@Injectable()
export class TextRefusals {
  #report: (refused: RefusedText) => Promise<void> = async () => undefined;

  /** Call it when a module starts. */
  register(report: (refused: RefusedText) => Promise<void>): void {
    this.#report = report;
  }

  /** Throws what the sender throws, a `NumberRefused` once it is reported. */
  async send(sender: SmsSender, sms: OutgoingSms): Promise<void> {
    await sender.send(sms).catch(async (error: unknown) => {
      if (error instanceof NumberRefused) await this.#report({ messageId: sms.id, phone: sms.to, problem: error.problem });
      throw error;
    });
  }
}

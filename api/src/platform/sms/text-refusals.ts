import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '../observability/logger.ts';
import { type NumberProblem, NumberRefused, type OutgoingSms, type SmsSender } from './sms-sender.ts';

/** A text that the provider took nowhere. */
export interface RefusedText {
  /** The outbox message's id. */
  messageId: string;
  /** E.164 */
  phone: string;
  problem: NumberProblem;
  /** What its owner texted since then, the provider may not have known. */
  sentAt: Date;
}

/** Sends texts, and reports the numbers that the provider takes none to. The domain that keeps them registers its listener. */
@Injectable()
export class TextRefusals {
  #report: (refused: RefusedText) => Promise<void> = async () => undefined;

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /** Call it when a module starts. */
  register(report: (refused: RefusedText) => Promise<void>): void {
    this.#report = report;
  }

  /** Throws what the sender throws, a `NumberRefused` once it is reported. A report that fails is logged: the text was refused all the same. */
  async send(sender: SmsSender, sms: OutgoingSms): Promise<void> {
    const sentAt = new Date();
    await sender.send(sms).catch(async (error: unknown) => {
      if (error instanceof NumberRefused) await this.report({ messageId: sms.id, phone: sms.to, problem: error.problem, sentAt });
      throw error;
    });
  }

  private report(refused: RefusedText): Promise<void> {
    return this.#report(refused).catch((err: unknown) =>
      this.logger.error({ messageId: refused.messageId, err }, 'a refused number wasn’t written down'),
    );
  }
}

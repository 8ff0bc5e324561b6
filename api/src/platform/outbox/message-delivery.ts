import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BRAND } from '@sannidhi/contracts';
import { Jobs } from '../jobs/jobs.ts';
import { MailSender } from '../mail/mail-sender.ts';
import { likelyZones } from '../sms/area-codes.ts';
import { SmsSender } from '../sms/sms-sender.ts';
import { textableFrom } from '../sms/text-hours.ts';
import { TextStops } from '../sms/text-stops.ts';
import { Outbox } from './outbox.ts';
import type { OutboxMessage } from './outbox-message.entity.ts';
import { OutboxQueue } from './outbox-queue.ts';
import { assertOfUse } from './outlived.ts';
import { Postponed } from './postponed.ts';
import { ReaderLanguages } from './reader-languages.ts';
import { Templates } from './templates.ts';
import { TextAttempts } from './text-attempts.ts';

/** Renders emails and text messages when they are due and passes them to the ports. */
@Injectable()
export class MessageDelivery implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly templates: Templates,
    private readonly mail: MailSender,
    private readonly sms: SmsSender,
    private readonly stops: TextStops,
    private readonly texts: TextAttempts,
    private readonly jobs: Jobs,
    private readonly queue: OutboxQueue,
    private readonly languages: ReaderLanguages,
  ) {}

  onModuleInit(): void {
    this.jobs.every('forget-done-messages', 86_400, () => this.queue.forgetOld());
    this.outbox.handle('email', (message) => this.sendMail(message));
    this.outbox.handle('sms', (message) => this.sendSms(message));
  }

  private async sendMail(mail: OutboxMessage): Promise<void> {
    const { id, to, subject, template, data } = mail;
    const { subject: own, ...message } = await this.templates.render(template, data, await this.languages.of(mail));
    await this.mail.send({ id, to: to ?? '', subject: subject ?? own ?? BRAND.name, ...message });
  }

  /** After STOP nothing but a code, which its owner has just requested, or the reply to what they texted; the same is sent at any hour. */
  private async sendSms(message: OutboxMessage): Promise<void> {
    const { template, data, createdAt } = message;
    const to = message.to ?? '';
    const { text, code } = await this.templates.render(template, data, await this.languages.of(message));
    if (code === undefined && data[ANSWERS_TEXT] !== true) {
      if (await this.stops.isStopped(to)) return;
      if (this.sms.reachesPhones) inTextHours(to);
    } else assertOfUse(new Date(createdAt.getTime() + AT_ONCE_MS).toISOString());
    await this.texts.send(message, { text, code, attempts: data[ANSWERS_TEXT] === true ? ONCE : ONCE_MORE });
  }
}

/** STOP is confirmed by one text (47 CFR 64.1200(a)(12)). */
const ONCE = 1;

/** Somebody waits for a code, and a receipt is proof: without an answer, each is sent a second time and no more. */
const ONCE_MORE = 2;

/** Codes and replies later than this were no longer asked for (47 CFR 64.1200(a)(12)). */
const AT_ONCE_MS = 5 * 60_000;

/** In a text's data: it replies at once to one that its recipient sent. */
export const ANSWERS_TEXT = 'answersText';

/** Throws `Postponed` outside the hours in which a text may arrive. */
function inTextHours(phone: string, now = new Date()): void {
  const from = textableFrom(now, likelyZones(phone));
  if (from > now) throw new Postponed(from);
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BRAND } from '@sannidhi/contracts';
import { Jobs } from '../jobs/jobs.ts';
import { MailSender } from '../mail/mail-sender.ts';
import { SmsSender } from '../sms/sms-sender.ts';
import { Outbox } from './outbox.ts';
import type { OutboxMessage } from './outbox-message.entity.ts';
import { OutboxQueue } from './outbox-queue.ts';
import { Templates } from './templates.ts';

/** Renders emails and text messages when they are due and passes them to the ports. */
@Injectable()
export class MessageDelivery implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly templates: Templates,
    private readonly mail: MailSender,
    private readonly sms: SmsSender,
    private readonly jobs: Jobs,
    private readonly queue: OutboxQueue,
  ) {}

  onModuleInit(): void {
    this.jobs.every('forget-done-messages', 86_400, () => this.queue.forgetOld());
    this.outbox.handle('email', (message) => this.sendMail(message));
    this.outbox.handle('sms', (message) => this.sendSms(message));
  }

  private async sendMail({ id, to, subject, template, data }: OutboxMessage): Promise<void> {
    const { subject: own, ...message } = await this.templates.render(template, data);
    await this.mail.send({ id, to: to ?? '', subject: subject ?? own ?? BRAND.name, ...message });
  }

  private async sendSms({ id, to, template, data }: OutboxMessage): Promise<void> {
    const { text, code } = await this.templates.render(template, data);
    await this.sms.send({ id, to: to ?? '', text, code });
  }
}

import { MailerModule, MailerService } from '@nestjs-modules/mailer';
import { MailSender, type OutgoingMail } from './mail-sender.ts';

export { MailerModule, MailerService };

/** Sends through the SMTP server of `OUTBOX`. A refusal throws, so that the outbox tries again. */
export class SmtpMailSender extends MailSender {
  constructor(
    private readonly mailer: MailerService,
    private readonly from: string,
    private readonly host: string,
  ) {
    super();
  }

  async send({ id, ...mail }: OutgoingMail): Promise<void> {
    await this.mailer.sendMail({ ...mail, from: this.from, messageId: `<${id}@${this.host}>` });
  }
}

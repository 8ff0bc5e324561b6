import { MailerModule, MailerService } from '@nestjs-modules/mailer';
import { MailSender, type OutgoingMail } from './mail-sender.ts';

export { MailerModule, MailerService };

/** Sends through the SMTP server of `OUTBOX`. A refusal throws, so that the outbox retries. */
export class SmtpMailSender extends MailSender {
  constructor(
    private readonly mailer: MailerService,
    private readonly from: string,
    private readonly host: string,
  ) {
    super();
  }

  async send({ id, oneClickUnsubscribeUrl, ...mail }: OutgoingMail): Promise<void> {
    const list = oneClickUnsubscribeUrl ? oneClick(oneClickUnsubscribeUrl) : {};
    await this.mailer.sendMail({ ...mail, ...list, from: this.from, messageId: `<${id}@${this.host}>` });
  }
}

/** The two header fields of RFC 8058. */
const oneClick = (url: string) => ({
  list: { unsubscribe: url },
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});

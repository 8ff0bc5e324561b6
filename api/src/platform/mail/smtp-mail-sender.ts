import { MailerModule, MailerService } from '@nestjs-modules/mailer';
import { PermanentFailure } from '../outbox/permanent-failure.ts';
import { MailSender, type OutgoingMail } from './mail-sender.ts';

export { MailerModule, MailerService };

/** Sends through the SMTP server of `OUTBOX`. A refusal throws, so that the outbox retries unless the address is wrong. */
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
    const message = { ...mail, ...list, from: this.from, messageId: `<${id}@${this.host}>` };
    await this.mailer.sendMail(message).catch((error: unknown) => {
      throw isUnknownAddress(error) ? new PermanentFailure('The mail server knows no such address.') : error;
    });
  }
}

/** Status 5.1.x: the address is wrong and stays so (RFC 3463, section 3.2). Any other refusal may be about us. */
const isUnknownAddress = (error: unknown): boolean =>
  error instanceof Error && 'response' in error && /^5\d\d[ -]5\.1\.\d/.test(String(error.response));

/** The two header fields of RFC 8058. */
const oneClick = (url: string) => ({
  list: { unsubscribe: url },
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});

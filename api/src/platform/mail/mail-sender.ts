export interface MailAttachment {
  /** The file name for the reader: `Receipt SKT-2026-000001.pdf`. */
  filename: string;
  contentType: string;
  content: Buffer;
}

export interface OutgoingMail {
  /** The outbox message's id, sent along so that the receiving side can detect a repeat. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: MailAttachment[];
  /** Accepts the POST that unsubscribes from emails of this kind (RFC 8058); mail programs show it as a button. */
  oneClickUnsubscribeUrl?: string;
}

/** The port for sending email. */
export abstract class MailSender {
  abstract send(mail: OutgoingMail): Promise<void>;
}

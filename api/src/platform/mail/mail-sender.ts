export interface MailAttachment {
  /** As the reader saves it: `Receipt SKT-2026-000001.pdf`. */
  filename: string;
  contentType: string;
  content: Buffer;
}

export interface OutgoingMail {
  /** The outbox message's id, sent along so that the receiving side can tell a repeat. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: MailAttachment[];
  /** Takes the POST that ends mails of this kind (RFC 8058); mail programs show it as a button. */
  oneClickUnsubscribeUrl?: string;
}

/** The port mails leave through. */
export abstract class MailSender {
  abstract send(mail: OutgoingMail): Promise<void>;
}

import { Inject, Injectable } from '@nestjs/common';
import { MAIL_REPORT_TYPE } from '@sannidhi/contracts';
import { KeyRing } from '../auth/key-ring.ts';
import { signMessage, verifySignature } from '../auth/signed-message.ts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { DomainError } from '../http/domain-error.ts';
import { MAIL_REPORT_KINDS, type MailReport, mailReportOf, outboxIdOf } from './mail-report.ts';

export const MAIL_SIGNATURE_HEADER = 'x-mail-signature';
/** What the secret is made for where the settings have none. */
const LOCAL_SECRET = 'mail-reports';

/** A request with a report: a mail in the characters of its bytes, or JSON. */
export interface ReportRequest {
  body: string;
  type: string | undefined;
  signature: string | undefined;
}

/** Reads what the mail server reports about our mails. */
@Injectable()
export class MailReports {
  constructor(
    private readonly ring: KeyRing,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'mailReportSecret'>,
  ) {}

  /** Undefined if it says nothing about a mail of ours. Throws `invalid-signature`. */
  async read({ body, type, signature }: ReportRequest, now = new Date()): Promise<MailReport | undefined> {
    const isMail = type?.split(';', 1).join() === MAIL_REPORT_TYPE;
    const bytes = Buffer.from(body, isMail ? 'latin1' : 'utf8');
    if (!this.secrets().some((secret) => verifySignature(bytes, signature, secret, now))) throw new DomainError('invalid-signature');
    return isMail ? mailReportOf(bytes) : jsonReport(body);
  }

  /** The right signature of a report. */
  signatureOf(body: string | Buffer, at = new Date()): string {
    return signMessage(body, this.secrets()[0], at);
  }

  private secrets(): readonly [string, ...string[]] {
    const { mailReportSecret } = this.settings;
    return mailReportSecret ? [mailReportSecret] : this.ring.secretsFor(LOCAL_SECRET);
  }
}

/** `{ "messageId": "<…>", "kind": "hard" }` */
function jsonReport(body: string): MailReport | undefined {
  const given: unknown = JSON.parse(body);
  if (typeof given !== 'object' || given === null || !('messageId' in given) || !('kind' in given)) return undefined;
  const kind = MAIL_REPORT_KINDS.find((one) => one === given.kind);
  const messageId = outboxIdOf(String(given.messageId));
  return kind && messageId ? { messageId, kind } : undefined;
}

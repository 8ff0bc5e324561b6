import { simpleParser } from 'mailparser';

/** What a report says of a mail: its address doesn't exist, it wasn't delivered for another reason, or its reader reported it as spam. */
export const MAIL_REPORT_KINDS = ['hard', 'soft', 'complaint'] as const;
export type MailReportKind = (typeof MAIL_REPORT_KINDS)[number];

export interface MailReport {
  /** The outbox id of the mail it is about. */
  messageId: string;
  kind: MailReportKind;
}

type Fields = ReadonlyMap<string, string>;

const DELIVERY = 'message/delivery-status';
const FEEDBACK = 'message/feedback-report';
/** The mail that the report is about, whole or only its head. */
const RETURNED = ['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers'];
/** Addresses that are wrong (5.1.x) or closed (5.2.1) stay so (RFC 3463); a full mailbox or a refusal of ours may pass. */
const GONE = /^5\.(?:1\.\d{1,3}|2\.1)$/;
const OUTBOX_ID = /^<([\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12})@[^<>\s]{1,253}>$/i;

/** Reads a delivery status notification (RFC 3464) or a feedback report (RFC 5965); undefined if a mail is neither or says nothing final. */
export async function mailReportOf(mail: Buffer): Promise<MailReport | undefined> {
  const quiet = { skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true } as const;
  const { attachments } = await simpleParser(mail, { keepDeliveryStatus: true, ...quiet });
  const partOf = (...types: string[]) => attachments.find(({ contentType }) => types.includes(contentType))?.content;
  const messageId = idIn(partOf(...RETURNED));
  const kind = kindOf(fieldsOf(partOf(DELIVERY)), fieldsOf(partOf(FEEDBACK)));
  return messageId && kind ? { messageId, kind } : undefined;
}

/** An id as JSON reports name it: the mail's whole Message-ID. */
export const outboxIdOf = (messageId: string): string | undefined => OUTBOX_ID.exec(messageId.trim())?.[1]?.toLowerCase();

function kindOf(delivery: Fields, feedback: Fields): MailReportKind | undefined {
  if (feedback.get('feedback-type') === 'abuse') return 'complaint';
  if (delivery.get('action')?.toLowerCase() !== 'failed') return undefined;
  return GONE.test(delivery.get('status') ?? '') ? 'hard' : 'soft';
}

const idIn = (returned: Buffer | undefined): string | undefined => outboxIdOf(headOf(returned).get('message-id') ?? '');

/** A mail ends its head with an empty line. */
const headOf = (mail: Buffer | undefined): Fields => linesOf((mail?.toString() ?? '').split(/\r?\n\r?\n/, 1).join());

/** A report's blocks as one: first what is about the mail, then what is about its one recipient. */
const fieldsOf = (part: Buffer | undefined): Fields => linesOf(part?.toString() ?? '');

function linesOf(text: string): Fields {
  const unfolded = text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const pairs = unfolded.map((line) => /^([\w-]{1,60}):(.*)$/.exec(line)).filter((match) => match !== null);
  return new Map(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]));
}

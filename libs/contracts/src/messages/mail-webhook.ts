import { anyone, endpoint } from '../endpoint.ts';

/** What came back of a mail, signed by our mail server; the signature replaces a session. */
export const mailWebhookEndpoint = endpoint<void>()({
  method: 'POST',
  path: '/api/webhooks/mail',
  summary: 'A report that a mail bounced or that its reader complained: as the mail that reports it (RFC 3464, RFC 5965), or as JSON',
  access: anyone,
  changes: [],
  cost: 'light',
  status: 204,
});

/** The media type of a report by mail, as it was received. */
export const MAIL_REPORT_TYPE = 'message/rfc822';

import { anyone, endpoint } from '../endpoint.ts';

/** What people text to the platform’s number, signed by the provider; the signature replaces a session. */
export const textWebhookEndpoint = endpoint<void>()({
  method: 'POST',
  path: '/api/webhooks/texts',
  summary: 'A text that somebody sent to us: STOP ends texts, START allows them again, HELP explains them',
  access: anyone,
  changes: [],
  cost: 'light',
  status: 204,
});

/** What became of a text, signed by the provider; the message is named by its id in the outbox, so that no reply has to arrive first. */
export const textStatusEndpoint = endpoint<void>()({
  method: 'POST',
  path: '/api/webhooks/texts/:messageId/status',
  summary: 'What became of a text we sent: sent on, delivered, undelivered or failed',
  access: anyone,
  changes: [],
  cost: 'light',
  status: 204,
});

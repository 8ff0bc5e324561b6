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

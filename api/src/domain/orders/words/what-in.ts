import { type Language, orderLabelIn } from '@sannidhi/contracts';

/** A message with what an order was for in the language it is sent in. */
export const whatIn = <Sent extends { what: string }>(sent: Sent, language: Language): Sent => ({
  ...sent,
  what: orderLabelIn(sent.what, language),
});

import type { SupportState, SupportMessage as View } from '@sannidhi/contracts';
import type { SupportMessage } from './support-message.entity.ts';

/** A message as the platform team reads it. */
export const supportView = (message: SupportMessage): View => ({
  id: message.id,
  reference: message.reference,
  state: stateOf(message),
  name: message.name,
  email: message.email,
  topic: message.topic,
  message: message.message,
  receivedAt: message.createdAt.toISOString(),
  reply: message.reply,
  settledBy: message.settledBy,
  settledAt: message.settledAt?.toISOString() ?? null,
});

/** Open until it is closed, with or without a reply. */
function stateOf({ settledAt, reply }: Pick<SupportMessage, 'settledAt' | 'reply'>): SupportState {
  if (!settledAt) return 'open';
  return reply === null ? 'closed' : 'answered';
}

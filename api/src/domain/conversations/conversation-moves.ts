import { CONVERSATION_TRANSITIONS, type ConversationStatus, canMove } from '@sannidhi/contracts';
import { type EntityManager, IsNull } from 'typeorm';
import { Conversation } from './conversation.entity.ts';

/**
 * Moves a conversation, if it is still where it was read. Returns the change in how many need a reply, or undefined if it may not move or
 * somebody was faster. Snoozing again changes only until when.
 */
export async function moveConversation(
  tx: EntityManager,
  { id, status: from }: Pick<Conversation, 'id' | 'status'>,
  to: ConversationStatus,
  snoozedUntil: Date | null = null,
): Promise<number | undefined> {
  if (from !== to && !canMove<ConversationStatus>(CONVERSATION_TRANSITIONS, from, to)) return undefined;
  const resolved = to === 'resolved' ? { waitingSince: null, replyDue: null } : {};
  const moved = { status: to, snoozedUntil: to === 'snoozed' ? snoozedUntil : null, ...resolved };
  const { affected } = await tx.update(Conversation, { id, status: from }, moved);
  if (to === 'open') await tx.update(Conversation, { id, waitingSince: IsNull() }, { waitingSince: new Date() });
  return affected === 1 ? Number(to === 'open') - Number(from === 'open') : undefined;
}

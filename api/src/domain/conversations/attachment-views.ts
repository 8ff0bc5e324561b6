import type { MessageAttachment } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { MessageAttachmentRow } from './message-attachment.entity.ts';

/** An attachment's key in the document store. */
export const attachmentKey = ({ id }: Pick<MessageAttachmentRow, 'id'>): string => `message-attachments/${id}`;

export const attachmentView = ({ id, name, mediaType, sizeBytes, width, height }: MessageAttachmentRow): MessageAttachment => ({
  id,
  name,
  mediaType,
  sizeBytes,
  width,
  height,
});

/** What messages of a conversation carry, by their numbers, in the order they were uploaded. */
export async function attachmentsOf(
  manager: EntityManager,
  conversationId: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, MessageAttachmentRow[]>> {
  const where = { conversationId, messageNumber: In([...numbers]) };
  const rows = numbers.length > 0 ? await manager.find(MessageAttachmentRow, { where, order: { id: 'ASC' } }) : [];
  const carried = new Map<number, MessageAttachmentRow[]>();
  for (const row of rows) carried.set(row.messageNumber ?? 0, [...(carried.get(row.messageNumber ?? 0) ?? []), row]);
  return carried;
}

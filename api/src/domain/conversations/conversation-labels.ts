import { CONVERSATION_LABELS_MAX, conversationNoun, messagesOf } from '@sannidhi/contracts';
import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { insertOnce } from '../../platform/database/rows.ts';
import { fieldError } from '../../platform/http/domain-error.ts';
import type { Conversation } from './conversation.entity.ts';
import { ConversationLabel } from './conversation-label.entity.ts';

const MOST = fieldError('addLabel', messagesOf(conversationNoun)('conversation.labels-most', { most: CONVERSATION_LABELS_MAX }));

interface LabelChange {
  addLabel?: string | undefined;
  removeLabel?: string | undefined;
}

/** The words an office uses, in order. */
export async function labelsIn(manager: EntityManager, box: string): Promise<string[]> {
  const rows: { label: string }[] = await manager.query('SELECT DISTINCT label FROM conversation_labels WHERE box = ? ORDER BY label', [
    box,
  ]);
  return rows.map(({ label }) => label);
}

/** The labels of conversations that their office sees, by their ids. */
export async function labelsOf(manager: EntityManager, box: string, ids: readonly string[]): Promise<Map<string, string[]>> {
  const labels = new Map<string, string[]>();
  const where = { box, conversationId: In([...ids]) };
  const rows = ids.length > 0 ? await manager.find(ConversationLabel, { where, order: { label: 'ASC' } }) : [];
  for (const { conversationId, label } of rows) labels.set(conversationId, [...(labels.get(conversationId) ?? []), label]);
  return labels;
}

/** Adds and removes one word; one that the office writes otherwise ("Parking") is the same. Throws `invalid-fields` past the most. */
export async function changeLabels(
  tx: EntityManager,
  { id: conversationId, officeBox: box }: Pick<Conversation, 'id' | 'officeBox'>,
  { addLabel, removeLabel }: LabelChange,
): Promise<void> {
  if (removeLabel) await tx.delete(ConversationLabel, { box, label: removeLabel, conversationId });
  if (!addLabel) return;
  const known = (await labelsIn(tx, box)).find((label) => label.toLowerCase() === addLabel.toLowerCase());
  await insertOnce(tx, ConversationLabel, { box, label: known ?? addLabel, conversationId });
  if ((await tx.countBy(ConversationLabel, { box, conversationId })) > CONVERSATION_LABELS_MAX) throw MOST;
}

/** Narrows an office's list to what has a label. */
export function narrowToLabel(query: SelectQueryBuilder<Conversation>, box: string, label: string): void {
  const labeled = `conversation.id IN (SELECT labeled.conversationId FROM conversation_labels labeled
    WHERE labeled.box = :labelBox AND labeled.label = :label)`;
  query.andWhere(labeled, { labelBox: box, label });
}

import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { insertNew } from '../../platform/database/rows.ts';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { AttachmentKeeping } from './attachment-keeping.service.ts';
import { attachmentsOf } from './attachment-views.ts';
import { Conversation } from './conversation.entity.ts';
import { ConversationLabel } from './conversation-label.entity.ts';
import { ConversationMessageRow } from './conversation-message.entity.ts';
import { moveConversation } from './conversation-moves.ts';
import { ConversationPresence } from './conversation-presence.entity.ts';
import { ConversationTerm } from './conversation-term.entity.ts';
import { wordsOf } from './conversation-terms.ts';
import { MessageAbsence } from './message-absence.entity.ts';
import { MessageAttachmentRow } from './message-attachment.entity.ts';
import { MessageBox, MessageEventRow } from './message-box.entity.ts';
import { changeBoxes } from './message-boxes.ts';
import { MessageRecordRow } from './message-record.entity.ts';
import { accountBox } from './side.ts';

/** What a person wrote is exported and erased with the account; what an office wrote to them is its own. */
@Injectable()
export class ConversationsData {
  constructor(personalData: PersonalData, keeping: AttachmentKeeping) {
    const entities = [
      Conversation,
      ConversationLabel,
      ConversationMessageRow,
      ConversationPresence,
      MessageAbsence,
      MessageAttachmentRow,
      MessageRecordRow,
    ];
    const erase = (tx: EntityManager, accountId: string) => eraseFrom(tx, keeping, accountId);
    personalData.add({ name: 'conversations', nouns: ['conversation'], entities, export: exported, erase });
  }
}

async function exported(reader: EntityManager, accountId: string): Promise<unknown> {
  const own = await reader.find(Conversation, { where: { askerId: accountId }, order: { id: 'ASC' } });
  const messages = await Promise.all(own.map(({ id }) => messagesIn(reader, id)));
  return own.map(({ subject, topic, createdAt }, index) => ({
    subject,
    topic,
    createdAt,
    messages: messages[index],
  }));
}

async function messagesIn(reader: EntityManager, conversationId: string) {
  const rows = await reader.find(ConversationMessageRow, { where: { conversationId, kind: 'message' }, order: { number: 'ASC' } });
  const attached = await attachmentsOf(
    reader,
    conversationId,
    rows.map(({ number }) => number),
  );
  return rows.map(({ number, authorName, text, createdAt: sentAt }) => ({
    authorName,
    text,
    sentAt,
    attachments: (attached.get(number) ?? []).map(({ id, name, mediaType, sizeBytes }) => ({ id, name, mediaType, sizeBytes })),
  }));
}

async function eraseFrom(tx: EntityManager, keeping: AttachmentKeeping, accountId: string): Promise<void> {
  const gone = { askerId: null, askerName: 'Former devotee', askerEmail: null, subject: '', lastText: '', searchText: '' };
  for (const row of await tx.findBy(Conversation, { askerId: accountId })) {
    const waiting = row.status === 'resolved' ? 0 : await moveConversation(tx, row, 'resolved');
    await changeBoxes(tx, row.id, 'handled', [{ box: row.officeBox, waiting: waiting ?? 0 }]);
    await tx.update(Conversation, { id: row.id }, { ...gone, askerBox: `gone:${row.id}` });
    await tx.update(ConversationMessageRow, { conversationId: row.id, fromOffice: false }, { text: '', authorName: gone.askerName });
    await tx.delete(ConversationTerm, { conversationId: row.id });
    await tx.delete(ConversationLabel, { conversationId: row.id });
    await tx.delete(MessageRecordRow, { conversationId: row.id });
    await findOfficeAgain(tx, row);
    await keeping.forgetAll(tx, { conversationId: row.id, uploaderId: accountId });
  }
  await keeping.forgetAll(tx, { uploaderId: accountId, messageNumber: IsNull() });
  await tx.update(MessageAttachmentRow, { uploaderId: accountId }, { uploaderId: null });
  await tx.update(ConversationMessageRow, { authorId: accountId }, { authorId: null });
  await tx.update(Conversation, { assigneeId: accountId }, { assigneeId: null, assigneeName: null });
  await tx.delete(ConversationPresence, { accountId });
  await tx.delete(MessageAbsence, { accountId });
  await tx.delete(MessageEventRow, { box: accountBox(accountId) });
  await tx.delete(MessageBox, { box: accountBox(accountId) });
}

/** The office still finds what it wrote itself. */
async function findOfficeAgain(tx: EntityManager, { id: conversationId, officeBox: box }: Conversation): Promise<void> {
  const own = await tx.findBy(ConversationMessageRow, { conversationId, fromOffice: true });
  const terms = wordsOf(own.map(({ text }) => text).join(' '));
  const rows = terms.map((term) => ({ box, term, conversationId }));
  if (rows.length > 0) await insertNew(tx, ConversationTerm, rows);
}

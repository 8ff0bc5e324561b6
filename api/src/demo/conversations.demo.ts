import type { EntityManager } from 'typeorm';
import { BookingRow } from '../domain/bookings/booking.entity.ts';
import { CANNED_QUOTA } from '../domain/conversations/canned-replies.service.ts';
import { CannedReplyRow } from '../domain/conversations/canned-reply.entity.ts';
import { Conversation } from '../domain/conversations/conversation.entity.ts';
import { ConversationLabel } from '../domain/conversations/conversation-label.entity.ts';
import { ConversationMessageRow } from '../domain/conversations/conversation-message.entity.ts';
import { addNames, addTerms } from '../domain/conversations/conversation-terms.ts';
import { MessageBox } from '../domain/conversations/message-box.entity.ts';
import { MessageRecordRow } from '../domain/conversations/message-record.entity.ts';
import { PLATFORM_BOX, templeBox } from '../domain/conversations/side.ts';
import { Order } from '../domain/orders/order.entity.ts';
import { Temple } from '../domain/temples/temple.entity.ts';
import { insertRow, insertRows } from '../platform/database/rows.ts';
import { takeQuota } from '../platform/quotas/quotas.ts';
import { conversationRows } from './conversation-rows.ts';
import { DEMO_CONVERSATIONS, type DemoConversation, PLATFORM_REPLIES, TEMPLE_REPLIES } from './demo-conversations.ts';
import { DEMO_LOGINS } from './demo-people.ts';
import { type DemoStep, demoId } from './demo-step.ts';
import { DEMO_HOME_TEMPLE } from './demo-temples.ts';
import { seedScaleConversations } from './scale-conversations.ts';

const [, , , DESK, , OPERATOR] = DEMO_LOGINS;

/** Conversations in every state: with devotees and a priest of the home temple, and of both with the platform. */
export const conversationsDemo: DemoStep = {
  name: 'conversations',
  async seed(context) {
    const { database, now, profile } = context;
    const temple = await database.reader.findOneBy(Temple, { slug: DEMO_HOME_TEMPLE });
    if (!temple) return;
    await database.transaction(async (tx) => {
      if (await tx.existsBy(Conversation, { templeId: temple.id })) return;
      const rows: Conversation[] = [];
      for (const demo of DEMO_CONVERSATIONS) rows.push(await write(tx, temple, demo, now));
      await count(tx, rows);
      await attachRecords(tx, temple.id, rows[0]);
      await keepReplies(tx, templeBox(temple.id), temple.id, TEMPLE_REPLIES, now);
      await keepReplies(tx, PLATFORM_BOX, PLATFORM_BOX, PLATFORM_REPLIES, now);
    });
    if (profile === 'scale') await seedScaleConversations(context);
  },
};

async function write(tx: EntityManager, temple: Temple, demo: DemoConversation, now: Date): Promise<Conversation> {
  const { row, messages } = conversationRows(temple, demo, { name: demo.subject, clerk: demo.toPlatform ? OPERATOR : DESK, now });
  await insertRow(tx, Conversation, row);
  await insertRows(tx, ConversationMessageRow, messages);
  for (const message of messages) await addTerms(tx, row, message);
  await addNames(tx, row);
  const labels = (demo.labels ?? []).map((label) => ({ box: row.officeBox, label, conversationId: row.id }));
  await insertRows(tx, ConversationLabel, labels);
  return row;
}

/** The replies an office keeps, as titles and texts. */
async function keepReplies(
  tx: EntityManager,
  box: string,
  owner: string,
  replies: readonly (readonly [title: string, text: string])[],
  changedAt: Date,
): Promise<void> {
  await takeQuota(tx, owner, CANNED_QUOTA, replies.length);
  const rows = replies.map(([title, text]) => ({ box, id: demoId(`canned:${box}:${title}`, changedAt), title, text, changedAt }));
  await insertRows(tx, CannedReplyRow, rows);
}

/** The counters of every side, as the rows add up. */
async function count(tx: EntityManager, rows: readonly Conversation[]): Promise<void> {
  for (const box of new Set(rows.flatMap(({ askerBox, officeBox }) => [askerBox, officeBox]))) {
    const unread = rows.filter(({ askerBox }) => askerBox === box).reduce((sum, row) => sum + row.officeSent - row.askerRead, 0);
    const waiting = rows.filter(({ officeBox, status }) => officeBox === box && status === 'open').length;
    await insertRow(tx, MessageBox, { box, lastEvent: 0, unread, waiting });
  }
}

/** What the demo's devotee wrote is about their latest gift and their next pooja, where there are any. */
async function attachRecords(tx: EntityManager, templeId: string, conversation: Conversation | undefined): Promise<void> {
  const accountId = conversation?.askerId;
  if (!conversation || !accountId) return;
  const gift = await tx.findOne(Order, {
    where: { templeId, payerAccountId: accountId, hasDonation: true, status: 'paid' },
    order: { listedAt: 'DESC' },
  });
  const pooja = await tx.findOne(BookingRow, { where: { templeId, accountId, status: 'confirmed' }, order: { startsAt: 'DESC' } });
  const on = { conversationId: conversation.id };
  if (gift) await insertRow(tx, MessageRecordRow, { ...on, messageNumber: 3, noun: 'donation', recordId: gift.id });
  if (pooja) await insertRow(tx, MessageRecordRow, { ...on, messageNumber: 1, noun: 'booking', recordId: pooja.id });
}

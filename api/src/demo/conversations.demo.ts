import type { EntityManager } from 'typeorm';
import { BookingRow } from '../domain/bookings/booking.entity.ts';
import { CANNED_QUOTA } from '../domain/conversations/canned-replies.service.ts';
import { CannedReplyRow } from '../domain/conversations/canned-reply.entity.ts';
import { Conversation } from '../domain/conversations/conversation.entity.ts';
import { ConversationLabel } from '../domain/conversations/conversation-label.entity.ts';
import { ConversationMessageRow } from '../domain/conversations/conversation-message.entity.ts';
import { addNames, addTerms } from '../domain/conversations/conversation-terms.ts';
import { beginningOf } from '../domain/conversations/conversation-views.ts';
import type { Parties } from '../domain/conversations/correspondents.service.ts';
import { MessageBox } from '../domain/conversations/message-box.entity.ts';
import { MessageRecordRow } from '../domain/conversations/message-record.entity.ts';
import { newConversation } from '../domain/conversations/new-conversation.ts';
import { accountBox, PLATFORM_BOX, templeBox } from '../domain/conversations/side.ts';
import { Order } from '../domain/orders/order.entity.ts';
import { Temple } from '../domain/temples/temple.entity.ts';
import { insertRow, insertRows } from '../platform/database/rows.ts';
import { takeQuota } from '../platform/quotas/quotas.ts';
import { demoAccountId } from './core.demo.ts';
import { DEMO_CONVERSATIONS, type DemoConversation, PLATFORM_REPLIES, TEMPLE_REPLIES } from './demo-conversations.ts';
import { DEMO_LOGINS, DEMO_PRIESTS, type DemoPerson, demoDevotee } from './demo-people.ts';
import { type DemoStep, demoId } from './demo-step.ts';
import { DEMO_HOME_TEMPLE } from './demo-temples.ts';

const HOUR_MS = 3_600_000;
const [DEVOTEE, OWNER, , DESK, , OPERATOR] = DEMO_LOGINS;

/** Conversations in every state: with devotees and a priest of the home temple, and of both with the platform. */
export const conversationsDemo: DemoStep = {
  name: 'conversations',
  async seed({ database, now }) {
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
  },
};

async function write(tx: EntityManager, temple: Temple, demo: DemoConversation, now: Date): Promise<Conversation> {
  const said = demo.messages.map((message) => ({ ...message, at: new Date(now.getTime() - message.hoursAgo * HOUR_MS) }));
  const createdAt = said[0]?.at ?? now;
  const parties = partiesOf(temple, demo);
  const row = newConversation(demoId(`conversation:${demo.subject}`, createdAt), parties, demo, createdAt);
  const [askers, offices] = [said.filter(({ by }) => by === 'asker'), said.filter(({ by }) => by === 'office')];
  const visible = said.filter(({ by }) => by !== 'note');
  const last = visible.at(-1);
  const isAnswered = last?.by === 'office';
  const clerk = parties.officeBox === PLATFORM_BOX ? OPERATOR : DESK;
  const isTaken = clerk && demo.taken;
  Object.assign(row, {
    status: demo.status,
    priority: demo.urgent ? 'urgent' : 'normal',
    ...(isTaken ? { assigneeId: demoAccountId(clerk), assigneeName: clerk.fullName } : {}),
    snoozedUntil: demo.status === 'snoozed' ? new Date(now.getTime() + 30 * HOUR_MS) : null,
    waitingSince: isAnswered || demo.status === 'resolved' ? null : (askers.at(-1)?.at ?? null),
    messageCount: said.length,
    askerSent: askers.length,
    officeSent: offices.length,
    askerRead: Math.max(offices.length - (demo.unreadByAsker ?? 0), 0),
    officeRead: Math.max(askers.length - (demo.status === 'open' ? 1 : 0), 0),
    lastText: beginningOf(last?.text ?? ''),
    lastFromOffice: isAnswered,
    lastMessageAt: last?.at ?? createdAt,
  } satisfies Partial<Conversation>);
  await insertRow(tx, Conversation, row);
  let [asked, answered] = [0, 0];
  const messages = said.map(({ by, text, at }, index): ConversationMessageRow => {
    const author = by === 'asker' ? askerOf(demo) : clerk;
    return {
      conversationId: row.id,
      number: index + 1,
      id: demoId(`message:${demo.subject}:${index}`, at),
      kind: by === 'note' ? 'note' : 'message',
      fromOffice: by !== 'asker',
      sideNumber: by === 'note' ? 0 : by === 'asker' ? ++asked : ++answered,
      authorId: author ? demoAccountId(author) : null,
      authorName: author?.fullName ?? row.askerName,
      text,
      mentions: [],
      createdAt: at,
    };
  });
  await insertRows(tx, ConversationMessageRow, messages);
  for (const message of messages) await addTerms(tx, row, message);
  await addNames(tx, row);
  const labels = (demo.labels ?? []).map((label) => ({ box: row.officeBox, label, conversationId: row.id }));
  await insertRows(tx, ConversationLabel, labels);
  return row;
}

function askerOf({ from }: DemoConversation): DemoPerson | undefined {
  if (from === 'devotee') return DEVOTEE;
  if (from === 'temple') return OWNER;
  return from === 'priest' ? DEMO_PRIESTS[0]?.person : demoDevotee(from);
}

function partiesOf({ id, name }: Temple, demo: DemoConversation): Parties {
  const officeBox = demo.toPlatform ? PLATFORM_BOX : templeBox(id);
  if (demo.from === 'temple')
    return { templeId: id, asker: { box: templeBox(id), kind: 'temple', accountId: null, name, email: null }, officeBox };
  const person = askerOf(demo);
  const accountId = person ? demoAccountId(person) : null;
  const kind = demo.from === 'priest' ? 'priest' : 'devotee';
  const asker = { box: accountBox(accountId ?? ''), kind, accountId, name: person?.fullName ?? '', email: person?.email ?? null } as const;
  return { templeId: demo.toPlatform ? null : id, asker, officeBox };
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

import { type EntityManager, In } from 'typeorm';
import { Conversation } from '../domain/conversations/conversation.entity.ts';
import { ConversationMessageRow } from '../domain/conversations/conversation-message.entity.ts';
import { addTerms } from '../domain/conversations/conversation-terms.ts';
import { MessageBox } from '../domain/conversations/message-box.entity.ts';
import { templeBox } from '../domain/conversations/side.ts';
import { Temple } from '../domain/temples/temple.entity.ts';
import { insertNew, insertRows } from '../platform/database/rows.ts';
import { conversationRows } from './conversation-rows.ts';
import { DEMO_CONVERSATIONS } from './demo-conversations.ts';
import { DEMO_DEVOTEES } from './demo-people.ts';
import type { DemoContext } from './demo-step.ts';
import { DEMO_HOME_TEMPLE } from './demo-temples.ts';

/** Of each temple that measures at scale, and of the home temple besides its own. */
const EACH = 4;
const AT_HOME = 600;
const TEMPLES_AT_ONCE = 50;
/** What devotees write about: one that is open, one that is snoozed, one that is done. */
const PATTERNS = DEMO_CONVERSATIONS.filter(({ from }) => typeof from === 'number');
/** The accounts of the small profile keep their own counts. */
const FIRST_DEVOTEE = DEMO_DEVOTEES.small;

type Place = Pick<Temple, 'id' | 'name' | 'slug'>;

/** Conversations of every temple with devotees in every state, and a long list of resolved ones at the home temple. */
export async function seedScaleConversations({ database, now }: DemoContext): Promise<void> {
  const temples = await database.reader.find(Temple, { where: { status: 'approved' }, order: { slug: 'ASC' } });
  for (let at = 0; at < temples.length; at += TEMPLES_AT_ONCE)
    await database.transaction(async (tx) => {
      for (const [index, temple] of temples.slice(at, at + TEMPLES_AT_ONCE).entries()) await write(tx, temple, at + index, now);
    });
}

async function write(tx: EntityManager, temple: Place, index: number, now: Date): Promise<void> {
  const isHome = temple.slug === DEMO_HOME_TEMPLE;
  const written = Array.from({ length: isHome ? AT_HOME : EACH }, (_, n) => conversationOf(temple, index * EACH + n, isHome, now));
  const rows = written.map(({ row }) => row);
  if (await tx.existsBy(Conversation, { id: In(rows.slice(0, 1).map(({ id }) => id)) })) return;
  await insertRows(tx, Conversation, rows);
  await insertRows(
    tx,
    ConversationMessageRow,
    written.flatMap(({ messages }) => messages),
  );
  for (const { row, messages } of written) {
    const text = [row.searchText, ...messages.map((message) => message.text)].join(' ');
    await addTerms(tx, row, { kind: 'message', text });
    await insertNew(tx, MessageBox, [{ box: row.askerBox, lastEvent: 0, unread: 0, waiting: 0 }]);
  }
  const waiting = rows.filter(({ status }) => status === 'open').length;
  await insertNew(tx, MessageBox, [{ box: templeBox(temple.id), lastEvent: 0, unread: 0, waiting }]);
}

/** The n-th; at home, where what waits is counted already, it is resolved. */
function conversationOf(temple: Place, n: number, isResolved: boolean, now: Date) {
  const pattern = PATTERNS[n % PATTERNS.length];
  if (!pattern) throw new Error('There is no conversation to repeat.');
  const from = FIRST_DEVOTEE + (n % (DEMO_DEVOTEES.scale - FIRST_DEVOTEE));
  const { unreadByAsker: _unread, ...demo } = pattern;
  const messages = demo.messages.map((message) => ({ ...message, hoursAgo: message.hoursAgo + n }));
  const status = isResolved ? ('resolved' as const) : demo.status;
  return conversationRows(temple, { ...demo, from, messages, status }, { name: `${temple.slug}:${n}`, now });
}

import type { Conversation } from '../domain/conversations/conversation.entity.ts';
import type { ConversationMessageRow } from '../domain/conversations/conversation-message.entity.ts';
import { beginningOf } from '../domain/conversations/conversation-views.ts';
import type { Parties } from '../domain/conversations/correspondents.service.ts';
import { newConversation } from '../domain/conversations/new-conversation.ts';
import { accountBox, PLATFORM_BOX, templeBox } from '../domain/conversations/side.ts';
import type { Temple } from '../domain/temples/temple.entity.ts';
import { demoAccountId } from './core.demo.ts';
import type { DemoConversation } from './demo-conversations.ts';
import { DEMO_LOGINS, DEMO_PRIESTS, type DemoPerson, demoDevotee } from './demo-people.ts';
import { demoId } from './demo-step.ts';

const HOUR_MS = 3_600_000;
const [DEVOTEE, OWNER] = DEMO_LOGINS;

interface Written {
  /** What its ids are made of. */
  name: string;
  /** Who answers for the office; without one, the temple's name is shown. */
  clerk?: DemoPerson | undefined;
  now: Date;
}

/** A conversation of the demo data and its messages, with the counters that they add up to. */
export function conversationRows(
  temple: Pick<Temple, 'id' | 'name'>,
  demo: DemoConversation,
  { name, clerk, now }: Written,
): { row: Conversation; messages: ConversationMessageRow[] } {
  const said = demo.messages.map((message) => ({ ...message, at: new Date(now.getTime() - message.hoursAgo * HOUR_MS) }));
  const createdAt = said[0]?.at ?? now;
  const row = newConversation(demoId(`conversation:${name}`, createdAt), partiesOf(temple, demo), demo, createdAt);
  const [askers, offices] = [said.filter(({ by }) => by === 'asker'), said.filter(({ by }) => by === 'office')];
  const last = said.findLast(({ by }) => by !== 'note');
  const isAnswered = last?.by === 'office';
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
  let [asked, answered] = [0, 0];
  const messages = said.map(({ by, text, at }, index): ConversationMessageRow => {
    const author = by === 'asker' ? askerOf(demo) : clerk;
    return {
      conversationId: row.id,
      number: index + 1,
      id: demoId(`message:${name}:${index}`, at),
      kind: by === 'note' ? 'note' : 'message',
      fromOffice: by !== 'asker',
      sideNumber: by === 'note' ? 0 : by === 'asker' ? ++asked : ++answered,
      authorId: author ? demoAccountId(author) : null,
      authorName: author?.fullName ?? (by === 'asker' ? row.askerName : temple.name),
      text,
      mentions: [],
      createdAt: at,
    };
  });
  return { row, messages };
}

function askerOf({ from }: DemoConversation): DemoPerson | undefined {
  if (from === 'devotee') return DEVOTEE;
  if (from === 'temple') return OWNER;
  return from === 'priest' ? DEMO_PRIESTS[0]?.person : demoDevotee(from);
}

function partiesOf({ id, name }: Pick<Temple, 'id' | 'name'>, demo: DemoConversation): Parties {
  const officeBox = demo.toPlatform ? PLATFORM_BOX : templeBox(id);
  if (demo.from === 'temple')
    return { templeId: id, asker: { box: templeBox(id), kind: 'temple', accountId: null, name, email: null }, officeBox };
  const person = askerOf(demo);
  const accountId = person ? demoAccountId(person) : null;
  const kind = demo.from === 'priest' ? 'priest' : 'devotee';
  const asker = { box: accountBox(accountId ?? ''), kind, accountId, name: person?.fullName ?? '', email: person?.email ?? null } as const;
  return { templeId: demo.toPlatform ? null : id, asker, officeBox };
}

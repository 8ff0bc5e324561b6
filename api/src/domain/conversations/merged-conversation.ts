import type { Conversation } from './conversation.entity.ts';
import type { ConversationMessageRow } from './conversation-message.entity.ts';

/** The conversation that ends, and the one that stays. */
export interface Pair {
  from: Conversation;
  to: Conversation;
}

export interface MergedMessages {
  messages: ConversationMessageRow[];
  /** A message's new number, by its old place. */
  numberOf: (conversationId: string, number: number) => number;
  /** How many of the other side's messages each side has read without a gap: what one of them didn't read stays unread. */
  askerRead: number;
  officeRead: number;
}

type Both<Row> = readonly [from: readonly Row[], to: readonly Row[]];

/** The messages of two conversations in the order in which they were written, numbered again. */
export function mergedMessages({ from, to }: Pair, [theirs, own]: Both<ConversationMessageRow>): MergedMessages {
  const all = [...theirs.map((row) => ({ row, of: from })), ...own.map((row) => ({ row, of: to }))].sort(
    (one, other) => one.row.createdAt.getTime() - other.row.createdAt.getTime() || one.row.number - other.row.number,
  );
  const numbers = new Map(all.map(({ row }, index) => [placeOf(row.conversationId, row.number), index + 1]));
  const sent = { asker: 0, office: 0 };
  const messages = all.map(({ row }, index): ConversationMessageRow => {
    const side = row.fromOffice ? 'office' : 'asker';
    const sideNumber = row.kind === 'note' ? 0 : ++sent[side];
    return { ...row, conversationId: to.id, number: index + 1, sideNumber };
  });
  const said = all.filter(({ row }) => row.kind === 'message');
  const readBy = (reader: 'asker' | 'office') => {
    const theirsOf = said.filter(({ row }) => row.fromOffice === (reader === 'asker'));
    const unread = theirsOf.findIndex(({ row, of }) => row.sideNumber > (reader === 'asker' ? of.askerRead : of.officeRead));
    return unread < 0 ? theirsOf.length : unread;
  };
  return {
    messages,
    numberOf: (conversationId, number) => numbers.get(placeOf(conversationId, number)) ?? number,
    askerRead: readBy('asker'),
    officeRead: readBy('office'),
  };
}

/** What becomes of the one that stays: whatever needs a reply in either still does, since the earlier of the two. */
export function mergedRow({ from, to }: Pair, { messages, askerRead, officeRead }: MergedMessages, now: Date) {
  const status = from.status === 'open' ? ('open' as const) : to.status;
  const needsReply = status === 'open' || status === 'snoozed';
  const latest = from.lastMessageAt > to.lastMessageAt ? from : to;
  const first = from.createdAt < to.createdAt ? from : to;
  return {
    status,
    snoozedUntil: status === 'snoozed' ? to.snoozedUntil : null,
    waitingSince: needsReply ? (earlier(from.waitingSince, to.waitingSince) ?? (status === 'open' ? now : null)) : null,
    replyDue: needsReply ? earlier(from.replyDue, to.replyDue) : null,
    priority: from.priority === 'urgent' ? from.priority : to.priority,
    assigneeId: to.assigneeId ?? from.assigneeId,
    assigneeName: to.assigneeId ? to.assigneeName : from.assigneeName,
    firstReplySeconds: first.firstReplySeconds ?? (first === from ? to : from).firstReplySeconds,
    messageCount: messages.length,
    askerSent: from.askerSent + to.askerSent,
    officeSent: from.officeSent + to.officeSent,
    askerRead,
    officeRead,
    lastText: latest.lastText,
    lastFromOffice: latest.lastFromOffice,
    lastMessageAt: latest.lastMessageAt,
    searchText: [to.searchText, from.subject.toLowerCase()].join(' ').slice(0, 600),
    createdAt: first.createdAt,
  } satisfies Partial<Conversation>;
}

/** What the asker hasn't read. */
export const unreadOf = ({ officeSent, askerRead }: Pick<Conversation, 'officeSent' | 'askerRead'>): number => officeSent - askerRead;

const placeOf = (conversationId: string, number: number): string => `${conversationId} ${number}`;

function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

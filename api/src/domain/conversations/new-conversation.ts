import type { ConversationTopic } from '@sannidhi/contracts';
import type { Conversation } from './conversation.entity.ts';
import type { Parties } from './correspondents.service.ts';

interface Named {
  subject: string;
  topic: ConversationTopic;
}

/** A conversation before its first message. */
export function newConversation(
  id: string,
  { templeId, asker, officeBox }: Parties,
  { subject, topic }: Named,
  now = new Date(),
): Conversation {
  return {
    id,
    askerBox: asker.box,
    officeBox,
    templeId,
    askerKind: asker.kind,
    askerId: asker.accountId,
    askerName: asker.name,
    askerEmail: asker.email,
    subject,
    topic,
    status: 'pending',
    priority: 'normal',
    assigneeId: null,
    assigneeName: null,
    snoozedUntil: null,
    waitingSince: null,
    replyDue: null,
    firstReplySeconds: null,
    messageCount: 0,
    askerSent: 0,
    officeSent: 0,
    askerRead: 0,
    officeRead: 0,
    lastText: '',
    lastFromOffice: false,
    lastMessageAt: now,
    searchText: [asker.name, asker.email, subject].join(' ').toLowerCase().slice(0, 600),
    createdAt: now,
  };
}

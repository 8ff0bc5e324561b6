import { BRAND, type ConversationMessage, type ConversationRow, type MessageRecord } from '@sannidhi/contracts';
import { attachmentView } from './attachment-views.ts';
import type { Conversation } from './conversation.entity.ts';
import type { ConversationMessageRow } from './conversation-message.entity.ts';
import type { MessageAttachmentRow } from './message-attachment.entity.ts';
import { isOfficeOf, PLATFORM_BOX, type Side } from './side.ts';

/** Names of temples by their ids. */
export type TempleNames = ReadonlyMap<string, { name: string }>;

/** A conversation as one side sees it: what only the office decides stays with the office. */
export function conversationView(side: Side, row: Conversation, temples: TempleNames, labels: readonly string[] = []): ConversationRow {
  const isOffice = isOfficeOf(side, row);
  const office = {
    priority: row.priority,
    assignee: row.assigneeId ? { accountId: row.assigneeId, name: row.assigneeName ?? '' } : null,
    waitingSince: row.waitingSince?.toISOString() ?? null,
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
    status: row.status,
    labels: [...labels],
  };
  const hidden = {
    priority: 'normal' as const,
    assignee: null,
    waitingSince: null,
    snoozedUntil: null,
    labels: [],
    status: askersStatus(row),
  };
  return {
    id: row.id,
    subject: row.subject,
    topic: row.topic,
    withName: isOffice ? row.askerName : officeName(row, temples),
    withKind: isOffice ? row.askerKind : row.officeBox === PLATFORM_BOX ? 'platform' : 'temple',
    isOffice,
    ...(isOffice ? office : hidden),
    lastText: row.lastText,
    lastIsOurs: row.lastFromOffice === isOffice,
    lastMessageAt: row.lastMessageAt.toISOString(),
    unread: isOffice ? row.askerSent - row.officeRead : row.officeSent - row.askerRead,
  };
}

/** Whether the office snoozes it is its own affair. */
const askersStatus = ({ status, waitingSince }: Conversation) => (status === 'snoozed' ? (waitingSince ? 'open' : 'pending') : status);

const officeName = ({ officeBox, templeId }: Conversation, temples: TempleNames): string =>
  officeBox === PLATFORM_BOX ? BRAND.name : (temples.get(templeId ?? '')?.name ?? '');

/** A message as one side sees it, with what it carries. */
export const messageView = (
  isOffice: boolean,
  row: ConversationMessageRow,
  attachments: readonly MessageAttachmentRow[] = [],
  record: MessageRecord | null = null,
): ConversationMessage => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  isOurs: row.fromOffice === isOffice,
  sideNumber: row.sideNumber,
  author: row.authorName,
  text: row.text,
  attachments: attachments.map(attachmentView),
  record,
  mentions: row.mentions.map(({ name }) => name),
  sentAt: row.createdAt.toISOString(),
});

/** The beginning of a text, in one line. */
export const beginningOf = (text: string): string => [...text.replace(/\s+/g, ' ')].slice(0, 160).join('').slice(0, 200);

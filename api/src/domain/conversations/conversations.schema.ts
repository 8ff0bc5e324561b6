import { defineSchema } from '../../platform/database/schema.ts';
import { ConversationTables1771900000000 } from './1771900000000-conversation-tables.migration.ts';
import { AttachmentTables1772600000000 } from './1772600000000-attachment-tables.migration.ts';
import { LongestWait1772800000000 } from './1772800000000-longest-wait.migration.ts';
import { CannedReplies1772810000000 } from './1772810000000-canned-replies.migration.ts';
import { ConversationTerms1772820000000 } from './1772820000000-conversation-terms.migration.ts';
import { ReplyDue1772830000000 } from './1772830000000-reply-due.migration.ts';
import { ConversationLabels1773200000000 } from './1773200000000-conversation-labels.migration.ts';
import { ConversationNameTerms1773200000100 } from './1773200000100-conversation-name-terms.migration.ts';
import { ConversationsByTopic1773850000000 } from './1773850000000-conversations-by-topic.migration.ts';
import { CannedReplyRow } from './canned-reply.entity.ts';
import { Conversation } from './conversation.entity.ts';
import { ConversationLabel } from './conversation-label.entity.ts';
import { ConversationMessageRow } from './conversation-message.entity.ts';
import { ConversationPresence } from './conversation-presence.entity.ts';
import { ConversationTerm } from './conversation-term.entity.ts';
import { MessageAttachmentRow } from './message-attachment.entity.ts';
import { MessageBox, MessageEventRow } from './message-box.entity.ts';

export const conversationsSchema = defineSchema({
  entities: [
    CannedReplyRow,
    Conversation,
    ConversationLabel,
    ConversationMessageRow,
    ConversationPresence,
    ConversationTerm,
    MessageAttachmentRow,
    MessageBox,
    MessageEventRow,
  ],
  migrations: [
    ConversationTables1771900000000,
    AttachmentTables1772600000000,
    LongestWait1772800000000,
    CannedReplies1772810000000,
    ConversationTerms1772820000000,
    ReplyDue1772830000000,
    ConversationLabels1773200000000,
    ConversationNameTerms1773200000100,
    ConversationsByTopic1773850000000,
  ],
});

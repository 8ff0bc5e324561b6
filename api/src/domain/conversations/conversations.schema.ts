import { defineSchema } from '../../platform/database/schema.ts';
import { ConversationTables1771900000000 } from './1771900000000-conversation-tables.migration.ts';
import { AttachmentTables1772600000000 } from './1772600000000-attachment-tables.migration.ts';
import { LongestWait1772800000000 } from './1772800000000-longest-wait.migration.ts';
import { CannedReplies1772810000000 } from './1772810000000-canned-replies.migration.ts';
import { ConversationTerms1772820000000 } from './1772820000000-conversation-terms.migration.ts';
import { ReplyDue1772830000000 } from './1772830000000-reply-due.migration.ts';
import { ConversationLabels1773200000000 } from './1773200000000-conversation-labels.migration.ts';
import { ConversationNameTerms1773200000100 } from './1773200000100-conversation-name-terms.migration.ts';
import { MessageRecords1773800100000 } from './1773800100000-message-records.migration.ts';
import { MergingAndAbsences1773800200000 } from './1773800200000-merging-and-absences.migration.ts';
import { ConversationsByTopic1773850000000 } from './1773850000000-conversations-by-topic.migration.ts';
import { CannedReplyRow } from './canned-reply.entity.ts';
import { Conversation } from './conversation.entity.ts';
import { ConversationLabel } from './conversation-label.entity.ts';
import { ConversationMessageRow } from './conversation-message.entity.ts';
import { ConversationPresence } from './conversation-presence.entity.ts';
import { ConversationRedirect } from './conversation-redirect.entity.ts';
import { ConversationTerm } from './conversation-term.entity.ts';
import { MessageAbsence } from './message-absence.entity.ts';
import { MessageAttachmentRow } from './message-attachment.entity.ts';
import { MessageBox, MessageEventRow } from './message-box.entity.ts';
import { MessageRecordRow } from './message-record.entity.ts';

export const conversationsSchema = defineSchema({
  entities: [
    CannedReplyRow,
    Conversation,
    ConversationLabel,
    ConversationMessageRow,
    ConversationPresence,
    ConversationRedirect,
    ConversationTerm,
    MessageAbsence,
    MessageAttachmentRow,
    MessageBox,
    MessageEventRow,
    MessageRecordRow,
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
    MessageRecords1773800100000,
    MergingAndAbsences1773800200000,
    ConversationsByTopic1773850000000,
  ],
});

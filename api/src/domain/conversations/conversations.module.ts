import { Module } from '@nestjs/common';
import { ConsentsModule } from '../consents/consents.module.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { TemplePagesModule } from '../temple-pages/temple-pages.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { Absences } from './absences.service.ts';
import { AttachmentKeeping } from './attachment-keeping.service.ts';
import { CannedReplies } from './canned-replies.service.ts';
import { ConversationClock } from './conversation-clock.service.ts';
import { ConversationDesk } from './conversation-desk.service.ts';
import { ConversationMerging } from './conversation-merging.service.ts';
import { ConversationNotices } from './conversation-notices.service.ts';
import { conversationNotifications } from './conversation-notifications.ts';
import { ConversationPresences } from './conversation-presence.service.ts';
import { ConversationWriting } from './conversation-writing.service.ts';
import { Conversations } from './conversations.service.ts';
import { ConversationsData } from './conversations-data.ts';
import { Correspondents } from './correspondents.service.ts';
import { KnownDevotees } from './known-devotees.service.ts';
import { MessageAttachments } from './message-attachments.service.ts';
import { MessageRecords } from './message-records.service.ts';
import { MessageSignals } from './message-signals.ts';
import { MessageStreams } from './message-streams.service.ts';
import { OfficeColleagues } from './office-colleagues.service.ts';
import { ReplyPromises } from './reply-promises.service.ts';

const SERVICES = [
  Absences,
  CannedReplies,
  Conversations,
  ConversationDesk,
  ConversationMerging,
  ConversationPresences,
  ConversationWriting,
  Correspondents,
  MessageAttachments,
  MessageRecords,
  MessageStreams,
];

@Module({
  imports: [ConsentsModule, StaffModule, TemplePagesModule, TemplesModule],
  providers: [
    ...SERVICES,
    AttachmentKeeping,
    ConversationClock,
    ConversationNotices,
    ConversationsData,
    KnownDevotees,
    MessageSignals,
    OfficeColleagues,
    ReplyPromises,
    provideNotifications(conversationNotifications),
  ],
  exports: SERVICES,
})
export class ConversationsModule {}

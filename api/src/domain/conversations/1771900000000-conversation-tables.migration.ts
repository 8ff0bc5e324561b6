import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  dropTables,
  id,
  instant,
  integer,
  longText,
  nullable,
  primary,
  ref,
  truth,
  varchar,
} from '../../platform/database/table-definition.ts';

const box = () => varchar(48);

export class ConversationTables1771900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'conversations',
      columns: {
        id: id(),
        askerBox: box(),
        officeBox: box(),
        templeId: nullable(ref()),
        askerKind: varchar(10),
        askerId: nullable(ref()),
        askerName: varchar(160),
        askerEmail: nullable(varchar(254)),
        subject: varchar(120),
        topic: varchar(12),
        status: varchar(10),
        priority: varchar(8),
        assigneeId: nullable(ref()),
        assigneeName: nullable(varchar(160)),
        snoozedUntil: nullable(instant()),
        waitingSince: nullable(instant()),
        firstReplySeconds: nullable(integer()),
        messageCount: integer(),
        askerSent: integer(),
        officeSent: integer(),
        askerRead: integer(),
        officeRead: integer(),
        lastText: varchar(200),
        lastFromOffice: truth(),
        lastMessageAt: instant(),
        searchText: varchar(600),
        createdAt: instant(),
      },
      indexes: {
        ix_conversations_office: ['officeBox', 'status', 'lastMessageAt', 'id'],
        ix_conversations_latest: ['officeBox', 'lastMessageAt', 'id'],
        ix_conversations_asker: ['askerBox', 'lastMessageAt', 'id'],
        ix_conversations_asker_id: ['askerId', 'id'],
        ix_conversations_snoozed: ['status', 'snoozedUntil'],
        ix_conversations_assignee: ['assigneeId'],
      },
    });
    await createTable(runner, {
      name: 'conversation_messages',
      columns: {
        conversationId: primary(ref()),
        number: primary(integer()),
        id: ref(),
        kind: varchar(8),
        fromOffice: truth(),
        sideNumber: integer(),
        authorId: nullable(ref()),
        authorName: varchar(160),
        text: longText(),
        mentions: longText(),
        createdAt: instant(),
      },
      indexes: { ix_conversation_messages_author: ['authorId'] },
      uniques: { ux_conversation_messages_id: ['id'] },
    });
    await createTable(runner, {
      name: 'message_boxes',
      columns: { box: primary(box()), lastEvent: integer(), unread: integer(), waiting: integer() },
    });
    await createTable(runner, {
      name: 'message_events',
      columns: { box: primary(box()), number: primary(integer()), conversationId: ref(), kind: varchar(10), at: instant() },
      indexes: { ix_message_events_at: ['at'] },
    });
    await createTable(runner, {
      name: 'conversation_presence',
      columns: {
        conversationId: primary(ref()),
        accountId: primary(ref()),
        isOffice: truth(),
        name: varchar(160),
        isTyping: truth(),
        until: instant(),
      },
      indexes: { ix_conversation_presence_until: ['until'], ix_conversation_presence_account: ['accountId'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'conversation_presence', 'message_events', 'message_boxes', 'conversation_messages', 'conversations');
  }
}

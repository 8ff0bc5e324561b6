import type { ConversationPriority, ConversationStatus, ConversationTopic, PartyKind } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { BooleanColumn, IdColumn, InstantColumn, IntegerColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';

/**
 * A conversation between two sides, each named by its box: `account:<id>`, `temple:<id>` or `platform`. The tenant of a row is its box, not
 * its temple: half of the conversations have none.
 */
@Entity('conversations')
@Index('ix_conversations_office', ['officeBox', 'status', 'lastMessageAt', 'id'])
@Index('ix_conversations_waiting', ['officeBox', 'status', 'waitingSince', 'id'])
@Index('ix_conversations_latest', ['officeBox', 'lastMessageAt', 'id'])
@Index('ix_conversations_topic', ['officeBox', 'topic', 'lastMessageAt', 'id'])
@Index('ix_conversations_asker_kind', ['officeBox', 'askerKind', 'lastMessageAt', 'id'])
@Index('ix_conversations_asker', ['askerBox', 'lastMessageAt', 'id'])
@Index('ix_conversations_asker_id', ['askerId', 'id'])
@Index('ix_conversations_snoozed', ['status', 'snoozedUntil'])
@Index('ix_conversations_due', ['status', 'replyDue'])
@Index('ix_conversations_assignee', ['assigneeId'])
export class Conversation {
  @IdColumn()
  id: string;

  @TextColumn(48)
  askerBox: string;

  @TextColumn(48)
  officeBox: string;

  /** The temple on either side. */
  @RefColumn({ nullable: true })
  templeId: string | null;

  @TextColumn(10)
  askerKind: PartyKind;

  /** The asker's account; null for a temple, and once the account is gone. */
  @RefColumn({ nullable: true })
  askerId: string | null;

  @TextColumn(160)
  askerName: string;

  /** The address the person wrote from, which stays with the conversation. */
  @TextColumn(254, { nullable: true })
  askerEmail: string | null;

  @TextColumn(120)
  subject: string;

  @TextColumn(12)
  topic: ConversationTopic;

  @TextColumn(10)
  status: ConversationStatus;

  @TextColumn(8)
  priority: ConversationPriority;

  @RefColumn({ nullable: true })
  assigneeId: string | null;

  @TextColumn(160, { nullable: true })
  assigneeName: string | null;

  @InstantColumn({ nullable: true })
  snoozedUntil: Date | null;

  /** When the asker wrote the first message that has no reply, or the conversation was reopened; never null while it is open. */
  @InstantColumn({ nullable: true })
  waitingSince: Date | null;

  /** Until when they were promised an answer; null once there is one, and after the office was reminded. */
  @InstantColumn({ nullable: true })
  replyDue: Date | null;

  /** From the asker's first message to the office's first; null until then, and where the office began. */
  @IntegerColumn({ nullable: true })
  firstReplySeconds: number | null;

  /** Numbers given so far, to messages and notes. */
  @IntegerColumn()
  messageCount: number;

  /** Messages of each side, and how many of the other side's each has read. */
  @IntegerColumn()
  askerSent: number;

  @IntegerColumn()
  officeSent: number;

  @IntegerColumn()
  askerRead: number;

  @IntegerColumn()
  officeRead: number;

  @TextColumn(200)
  lastText: string;

  @BooleanColumn()
  lastFromOffice: boolean;

  @InstantColumn()
  lastMessageAt: Date;

  /** What search looks in, in lower case. */
  @TextColumn(600)
  searchText: string;

  @InstantColumn()
  createdAt: Date;
}

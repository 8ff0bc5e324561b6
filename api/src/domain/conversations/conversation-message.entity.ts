import { Entity, Index, PrimaryColumn } from 'typeorm';
import {
  BooleanColumn,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
} from '../../platform/database/columns.ts';

/** One message of a conversation, or a note that only its office sees. */
@Entity('conversation_messages')
@Index('ux_conversation_messages_id', ['id'], { unique: true })
@Index('ix_conversation_messages_author', ['authorId'])
export class ConversationMessageRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  conversationId: string;

  @PrimaryColumn({ type: 'integer' })
  number: number;

  /** The request's operation: a repeated one finds its message. */
  @RefColumn()
  id: string;

  @TextColumn(8)
  kind: 'message' | 'note';

  @BooleanColumn()
  fromOffice: boolean;

  /** Its position among its side's messages; 0 for a note. */
  @IntegerColumn()
  sideNumber: number;

  /** Null once the account is gone. */
  @RefColumn({ nullable: true })
  authorId: string | null;

  @TextColumn(160)
  authorName: string;

  @LongTextColumn()
  text: string;

  @JsonColumn()
  mentions: { accountId: string; name: string }[];

  @InstantColumn()
  createdAt: Date;
}

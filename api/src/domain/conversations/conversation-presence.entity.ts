import { Entity, Index, PrimaryColumn } from 'typeorm';
import { BooleanColumn, InstantColumn, TextColumn } from '../../platform/database/columns.ts';

/** Someone who has a conversation open. */
@Entity('conversation_presence')
@Index('ix_conversation_presence_until', ['until'])
@Index('ix_conversation_presence_account', ['accountId'])
export class ConversationPresence {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  conversationId: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @BooleanColumn()
  isOffice: boolean;

  @TextColumn(160)
  name: string;

  @BooleanColumn()
  isTyping: boolean;

  @InstantColumn()
  until: Date;
}

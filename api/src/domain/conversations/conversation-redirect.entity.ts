import { Entity, Index, PrimaryColumn } from 'typeorm';
import { RefColumn } from '../../platform/database/columns.ts';

/** Where a conversation went that was merged into another: links in mail and notifications still lead there. */
@Entity('conversation_redirects')
@Index('ix_conversation_redirects_into', ['intoId'])
export class ConversationRedirect {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  fromId: string;

  /** Never itself merged: a later merge changes this. */
  @RefColumn()
  intoId: string;
}

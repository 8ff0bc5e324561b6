import { Entity, Index, PrimaryColumn } from 'typeorm';

/** A word that one side of a conversation finds it by: of the messages it may read. See `conversation-terms.ts`. */
@Entity('conversation_terms')
@Index('ix_conversation_terms_conversation', ['conversationId'])
export class ConversationTerm {
  @PrimaryColumn({ type: 'varchar', length: 48 })
  box: string;

  /** In lower case; read from its beginning. */
  @PrimaryColumn({ type: 'varchar', length: 120 })
  term: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  conversationId: string;
}

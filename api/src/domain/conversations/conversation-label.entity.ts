import { Entity, Index, PrimaryColumn } from 'typeorm';

/** A word by which an office sorts a conversation; its other side never sees it. */
@Entity('conversation_labels')
@Index('ix_conversation_labels_conversation', ['conversationId', 'label'])
export class ConversationLabel {
  /** The office's. */
  @PrimaryColumn({ type: 'varchar', length: 48 })
  box: string;

  @PrimaryColumn({ type: 'varchar', length: 30 })
  label: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  conversationId: string;
}

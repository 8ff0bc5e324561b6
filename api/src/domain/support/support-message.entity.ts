import type { ContactTopic, Language } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, LongTextColumn, TextColumn } from '../../platform/database/columns.ts';

/** A message from the contact page, waiting in the platform's support inbox. */
@Entity('support_messages')
@Index('ux_support_messages_reference', ['reference'], { unique: true })
@Index('ix_support_messages_created', ['createdAt'])
export class SupportMessage {
  @IdColumn()
  id: string;

  /** The number the sender quotes. */
  @TextColumn(12)
  reference: string;

  @TextColumn(120)
  name: string;

  @TextColumn(254)
  email: string;

  @TextColumn(20)
  topic: ContactTopic;

  @LongTextColumn()
  message: string;

  /** Of the page it was written on, in which it is answered; null in messages from before it was kept. */
  @TextColumn(2, { nullable: true })
  language: Language | null;

  @InstantColumn()
  createdAt: Date;

  /** The reply; null while the message is open, and if none was needed. */
  @LongTextColumn({ nullable: true })
  reply: string | null;

  @TextColumn(120, { nullable: true })
  settledBy: string | null;

  @InstantColumn({ nullable: true })
  settledAt: Date | null;
}

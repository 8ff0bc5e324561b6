import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, JsonColumn, LongTextColumn, TextColumn } from '../database/columns.ts';

/** An email, text message or push stored instead of sent. Its id is the outbox message's, so a repeated delivery is stored once. */
@Entity('local_deliveries')
@Index('ix_local_deliveries_to', ['to', 'createdAt'])
@Index('ix_local_deliveries_created', ['createdAt'])
export class LocalDelivery {
  @IdColumn()
  id: string;

  @TextColumn(10)
  channel: 'email' | 'sms' | 'push';

  @TextColumn(254)
  to: string;

  @TextColumn(200, { nullable: true })
  subject: string | null;

  @LongTextColumn()
  text: string;

  @LongTextColumn({ nullable: true })
  html: string | null;

  @TextColumn(20, { nullable: true })
  code: string | null;

  /** Names of the attached files, in order; their bytes are among the documents. Null for none. */
  @JsonColumn({ nullable: true })
  attachments: string[] | null;

  @InstantColumn()
  createdAt: Date;
}

import { Entity, PrimaryColumn } from 'typeorm';
import { RefColumn, TextColumn } from '../../platform/database/columns.ts';

/** A gift or booking that a message carries: only which one, so that it is shown as it is now, to who may see it. */
@Entity('message_records')
export class MessageRecordRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  conversationId: string;

  @PrimaryColumn({ type: 'integer' })
  messageNumber: number;

  @TextColumn(40)
  noun: string;

  @RefColumn()
  recordId: string;
}

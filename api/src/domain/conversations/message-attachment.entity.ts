import type { AttachmentMediaType } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';

/** A file that a message carries; before it is sent, its uploader's alone. The bytes are in the document store. */
@Entity('message_attachments')
@Index('ix_message_attachments_message', ['conversationId', 'messageNumber'])
@Index('ix_message_attachments_unsent', ['messageNumber', 'createdAt'])
@Index('ix_message_attachments_uploader', ['uploaderId'])
export class MessageAttachmentRow {
  @IdColumn()
  id: string;

  @RefColumn({ nullable: true })
  conversationId: string | null;

  /** Null until it is sent. */
  @IntegerColumn({ nullable: true })
  messageNumber: number | null;

  /** Null once the account is gone. */
  @RefColumn({ nullable: true })
  uploaderId: string | null;

  @TextColumn(120)
  name: string;

  /** Of the bytes as they are stored, never the sender's claim. */
  @TextColumn(40)
  mediaType: AttachmentMediaType;

  @IntegerColumn()
  sizeBytes: number;

  @IntegerColumn()
  width: number;

  @IntegerColumn()
  height: number;

  @InstantColumn()
  createdAt: Date;
}

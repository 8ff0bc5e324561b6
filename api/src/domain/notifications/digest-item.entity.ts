import { Entity, Index } from 'typeorm';
import { InstantColumn, RefColumn } from '../../platform/database/columns.ts';
import { NotifiedColumns } from './notified-columns.ts';

/** A notification that waits for its account's next digest, or went out with one: it is in one digest. */
@Entity('notification_digest_items')
@Index('ux_notification_digest_items_subject', ['accountId', 'kind', 'subjectKey'], { unique: true })
@Index('ix_notification_digest_items_waiting', ['accountId', 'sentAt'])
@Index('ix_notification_digest_items_created', ['createdAt'])
export class DigestItemRow extends NotifiedColumns {
  /** The temple it is about; null for none, and in rows from before it was kept. */
  @RefColumn({ nullable: true })
  templeId: string | null;

  /** After this the digest leaves it out; null for what is of use for good. */
  @InstantColumn({ nullable: true })
  usefulUntil: Date | null;

  @InstantColumn({ nullable: true })
  sentAt: Date | null;
}

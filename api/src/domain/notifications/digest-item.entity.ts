import { Entity, Index, PrimaryColumn } from 'typeorm';
import { IdColumn, InstantColumn, JsonColumn, TextColumn } from '../../platform/database/columns.ts';

/** A notification that waits for its account's next digest, or went out with one. */
@Entity('notification_digest_items')
@Index('ux_notification_digest_items_subject', ['accountId', 'kind', 'subjectKey'], { unique: true })
@Index('ix_notification_digest_items_waiting', ['accountId', 'sentAt'])
@Index('ix_notification_digest_items_created', ['createdAt'])
export class DigestItemRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @IdColumn()
  id: string;

  @TextColumn(60)
  kind: string;

  @JsonColumn()
  params: Record<string, unknown>;

  /** What happened to what: it is in one digest. */
  @TextColumn(120)
  subjectKey: string;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn({ nullable: true })
  sentAt: Date | null;
}

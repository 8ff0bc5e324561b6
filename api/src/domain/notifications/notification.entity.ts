import { Entity, Index, PrimaryColumn } from 'typeorm';
import { IdColumn, InstantColumn, JsonColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';

/** An in-app notification of an account: a kind and its parameters; the wording is chosen when it is read. Ids sort by time. */
@Entity('notifications')
@Index('ux_notifications_subject', ['accountId', 'kind', 'subjectKey'], { unique: true })
@Index('ix_notifications_unread', ['accountId', 'readAt'])
@Index('ix_notifications_created', ['createdAt'])
export class NotificationRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @IdColumn()
  id: string;

  /** `noun.event` */
  @TextColumn(60)
  kind: string;

  /** The values for the wording. Names of people and things appear only here. */
  @JsonColumn()
  params: Record<string, unknown>;

  /** What happened to what: the same account is notified of it once. */
  @TextColumn(120)
  subjectKey: string;

  /** The page it leads to. */
  @TextColumn(300, { nullable: true })
  path: string | null;

  /** The temple concerned, if any. */
  @RefColumn({ nullable: true })
  templeId: string | null;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn({ nullable: true })
  readAt: Date | null;
}

import { Entity, Index, PrimaryColumn } from 'typeorm';
import { IdColumn, InstantColumn, JsonColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';

/** Something an account is notified of in the app: a kind and its parameters; the words are chosen when it is read. Ids sort by time. */
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

  /** What the words are filled with. Names of people and things appear here only. */
  @JsonColumn()
  params: Record<string, unknown>;

  /** What happened to what: the same account is notified of it once. */
  @TextColumn(120)
  subjectKey: string;

  /** The page it leads to. */
  @TextColumn(300, { nullable: true })
  path: string | null;

  /** The temple it is about, if any. */
  @RefColumn({ nullable: true })
  templeId: string | null;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn({ nullable: true })
  readAt: Date | null;
}

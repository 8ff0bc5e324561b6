import { Entity, Index } from 'typeorm';
import { InstantColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { NotifiedColumns } from './notified-columns.ts';

/** An in-app notification of an account. Ids sort by time. */
@Entity('notifications')
@Index('ux_notifications_subject', ['accountId', 'kind', 'subjectKey'], { unique: true })
@Index('ix_notifications_unread', ['accountId', 'readAt'])
@Index('ix_notifications_created', ['createdAt'])
export class NotificationRow extends NotifiedColumns {
  /** The page it leads to. */
  @TextColumn(300, { nullable: true })
  path: string | null;

  /** The temple concerned, if any. */
  @RefColumn({ nullable: true })
  templeId: string | null;

  @InstantColumn({ nullable: true })
  readAt: Date | null;
}

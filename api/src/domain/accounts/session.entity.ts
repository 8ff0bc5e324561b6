import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';

/** A signed-in device. The browser's token only names it, so ending the row signs the device out. */
@Entity('sessions')
@Index('ix_sessions_account', ['accountId'])
@Index('ix_sessions_expires', ['expiresAt'])
export class Session {
  @IdColumn()
  id: string;

  @RefColumn()
  accountId: string;

  @TextColumn(200)
  userAgent: string;

  /** The known browser it was opened in; null for a session opened before the address was verified. */
  @TextColumn(64, { nullable: true })
  browserHash: string | null;

  /** The temple that this browser works for, where its owner chose one of several. */
  @RefColumn({ nullable: true })
  templeId: string | null;

  @InstantColumn()
  createdAt: Date;

  /** Accurate to the minute; the idle limit counts from here. */
  @InstantColumn()
  lastSeenAt: Date;

  /** The absolute limit. */
  @InstantColumn()
  expiresAt: Date;

  @InstantColumn({ nullable: true })
  endedAt: Date | null;
}

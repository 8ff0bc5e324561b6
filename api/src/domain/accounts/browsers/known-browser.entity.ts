import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, RefColumn, TextColumn } from '../../../platform/database/columns.ts';

/** A browser in which someone signed in to its account, or verified its address. Its cookie names it; only the name's hash is stored. */
@Entity('known_browsers')
@Index('ux_known_browsers_account', ['accountId', 'browserHash'], { unique: true })
@Index('ix_known_browsers_last_seen', ['lastSeenAt'])
export class KnownBrowser {
  @IdColumn()
  id: string;

  @RefColumn()
  accountId: string;

  @TextColumn(64)
  browserHash: string;

  @InstantColumn()
  firstSeenAt: Date;

  @InstantColumn()
  lastSeenAt: Date;
}

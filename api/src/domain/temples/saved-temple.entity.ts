import { Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, RefColumn } from '../../platform/database/columns.ts';

/** A temple in a devotee's list. At most one per account is home. */
@Entity('saved_temples')
@Index('ix_saved_temples_temple', ['templeId'])
@Index('ux_saved_temples_home', ['homeOf'], { unique: true })
export class SavedTempleRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  templeId: string;

  /** The account whose home it is: the unique key allows an account only one. */
  @RefColumn({ nullable: true })
  homeOf: string | null;

  @InstantColumn()
  savedAt: Date;
}

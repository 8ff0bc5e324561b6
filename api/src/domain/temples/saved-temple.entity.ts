import { Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, RefColumn } from '../../platform/database/columns.ts';

/** A temple a devotee keeps in their list. At most one of an account is home. */
@Entity('saved_temples')
@Index('ix_saved_temples_temple', ['templeId'])
@Index('ux_saved_temples_home', ['homeOf'], { unique: true })
export class SavedTempleRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  templeId: string;

  /** The account whose home it is: the unique key lets an account have one. */
  @RefColumn({ nullable: true })
  homeOf: string | null;

  @InstantColumn()
  savedAt: Date;
}

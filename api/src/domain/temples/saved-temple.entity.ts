import { Entity, Index, PrimaryColumn } from 'typeorm';
import { BooleanColumn, InstantColumn } from '../../platform/database/columns.ts';

/** A temple a devotee keeps in their list. At most one of an account is home. */
@Entity('saved_temples')
@Index('ix_saved_temples_temple', ['templeId'])
export class SavedTempleRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  templeId: string;

  @BooleanColumn()
  home: boolean;

  @InstantColumn()
  savedAt: Date;
}

import { Entity, PrimaryColumn } from 'typeorm';
import { IntegerColumn } from '../../platform/database/columns.ts';

/** How many owners a temple has. Counted in the transaction that makes or unmakes one, so that the last one can't go. */
@Entity('staff_owners')
export class StaffOwners {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  templeId: string;

  @IntegerColumn()
  owners: number;
}

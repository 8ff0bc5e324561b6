import { Entity, PrimaryColumn } from 'typeorm';
import { IntegerColumn } from '../../platform/database/columns.ts';

/** The last number given out of a sequence of a temple: numbers without gaps, counted in the transaction that uses them. */
@Entity('temple_counters')
export class TempleCounter {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  templeId: string;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  name: string;

  @IntegerColumn()
  value: number;
}

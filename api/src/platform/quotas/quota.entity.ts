import { Entity, PrimaryColumn } from 'typeorm';
import { IntegerColumn } from '../database/columns.ts';

/** How many of a limited thing an account has. */
@Entity('quotas')
export class Quota {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  name: string;

  @IntegerColumn()
  used: number;
}

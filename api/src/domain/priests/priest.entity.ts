import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, JsonColumn } from '../../platform/database/columns.ts';

/** A priest account's personal profile. */
@Entity('priests')
export class Priest {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  /** In the priest's own order, native language first. */
  @JsonColumn()
  languages: string[];

  @JsonColumn()
  traditions: string[];

  @InstantColumn()
  createdAt: Date;
}

import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, JsonColumn } from '../../platform/database/columns.ts';

/** What a priest account says about its person. */
@Entity('priests')
export class Priest {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  /** In the priest's own order, the mother tongue first. */
  @JsonColumn()
  languages: string[];

  @JsonColumn()
  traditions: string[];

  @InstantColumn()
  createdAt: Date;
}

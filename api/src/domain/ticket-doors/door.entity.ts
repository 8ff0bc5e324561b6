import { Entity } from 'typeorm';
import { InstantColumn, IntegerColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** The door of one date of an event, which is its id. Its row is locked while its log grows, so that lines are numbered without a gap. */
@Entity('doors')
export class DoorRow extends TenantEntity {
  /** Lines of its log; the number of the last one. */
  @IntegerColumn()
  lines: number;

  @InstantColumn()
  changedAt: Date;
}

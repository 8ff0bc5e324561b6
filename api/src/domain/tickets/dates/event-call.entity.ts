import { Entity } from 'typeorm';
import { InstantColumn, IntegerColumn, TextColumn } from '../../../platform/database/columns.ts';
import { TenantEntity } from '../../../platform/database/tenant-entity.ts';

/** Whether a party was called about what became of its date. Its id is that of the first ticket the party had. */
@Entity('event_calls')
export class EventCallRow extends TenantEntity {
  /** Null once it was taken back. */
  @TextColumn(120, { nullable: true })
  calledBy: string | null;

  /** The change it was about, as `changeOf` names it; null for a cancellation. */
  @TextColumn(40, { nullable: true })
  about: string | null;

  @InstantColumn({ nullable: true })
  calledAt: Date | null;

  /** Counts changes, from 1. */
  @IntegerColumn()
  version: number;
}

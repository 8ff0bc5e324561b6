import type { FamilyCall } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { InstantColumn, IntegerColumn, TextColumn } from '../../../platform/database/columns.ts';
import { TenantEntity } from '../../../platform/database/tenant-entity.ts';

/** What became of the booking of a family without an account, which a call may have to tell it, and who called. Its id is the booking's. */
@Entity('family_calls')
@Index('ix_family_calls_start', ['templeId', 'startsAt', 'id'])
export class FamilyCallRow extends TenantEntity {
  @TextColumn(10)
  about: FamilyCall['about'];

  /** When the change left the booking: one that was changed again since needs no call about it. */
  @InstantColumn()
  startsAt: Date;

  /** The time that the family knows. */
  @InstantColumn()
  knownAt: Date;

  /** Null where the temple's time zone changed. */
  @TextColumn(200, { nullable: true })
  reason: string | null;

  /** Null while nobody has called about this change, and once that was taken back. */
  @TextColumn(120, { nullable: true })
  calledBy: string | null;

  @InstantColumn({ nullable: true })
  calledAt: Date | null;

  /** Counts changes, from 0. */
  @IntegerColumn()
  version: number;
}

import type { HourStatus } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { BooleanColumn, InstantColumn, IntegerColumn, LocalDateColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** The minutes one person gave at one shift. */
@Entity('hour_entries')
@Index('ux_hour_entries_assignment', ['templeId', 'assignmentId'], { unique: true })
@Index('ix_hour_entries_status', ['templeId', 'status', 'id'])
@Index('ix_hour_entries_volunteer', ['templeId', 'volunteerId', 'workedOn'])
@Index('ix_hour_entries_account', ['accountId', 'workedOn'])
export class HourEntryRow extends TenantEntity {
  @RefColumn()
  assignmentId: string;

  @RefColumn()
  volunteerId: string;

  @RefColumn({ nullable: true })
  accountId: string | null;

  @TextColumn(120)
  name: string;

  /** The opportunity's, at the time. */
  @TextColumn(120)
  title: string;

  /** On the temple's calendar. */
  @LocalDateColumn()
  workedOn: string;

  /** What counts. */
  @IntegerColumn()
  minutes: number;

  @IntegerColumn()
  recordedMinutes: number;

  @TextColumn(10)
  status: HourStatus;

  @TextColumn(300)
  reason: string;

  @BooleanColumn()
  isAutoClosed: boolean;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn({ nullable: true })
  decidedAt: Date | null;
}

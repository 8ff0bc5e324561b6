import type { ShiftStatus } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { BooleanColumn, InstantColumn, IntegerColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A time at which a temple needs people. Every change of its people locks it first. */
@Entity('volunteer_shifts')
@Index('ix_volunteer_shifts_time', ['templeId', 'startsAt', 'id'])
@Index('ix_volunteer_shifts_short', ['templeId', 'isShort', 'startsAt', 'id'])
@Index('ix_volunteer_shifts_opportunity', ['templeId', 'opportunityId', 'startsAt'])
@Index('ix_volunteer_shifts_lead', ['templeId', 'leadId', 'endsAt'])
@Index('ix_volunteer_shifts_waiting', ['waiting', 'startsAt'])
export class VolunteerShiftRow extends TenantEntity {
  @RefColumn()
  opportunityId: string;

  @InstantColumn()
  startsAt: Date;

  @InstantColumn()
  endsAt: Date;

  /** The temple's when it was created. */
  @TextColumn(60)
  timeZone: string;

  @IntegerColumn()
  minimum: number;

  @IntegerColumn()
  target: number;

  @IntegerColumn()
  maximum: number;

  /** Places that are taken; trainees take none. */
  @IntegerColumn()
  taken: number;

  @IntegerColumn()
  trainees: number;

  @IntegerColumn()
  waiting: number;

  /** The number that who joined the waitlist last has. */
  @IntegerColumn()
  lastWait: number;

  /** It is open and below its minimum. */
  @BooleanColumn()
  isShort: boolean;

  @TextColumn(120)
  placeName: string;

  /** One of the temple's volunteers. */
  @RefColumn({ nullable: true })
  leadId: string | null;

  @TextColumn(300)
  note: string;

  @TextColumn(10)
  status: ShiftStatus;

  /** Why it is canceled. */
  @TextColumn(300)
  reason: string;

  /** Raised to end the check-in code that is out. */
  @IntegerColumn()
  codeVersion: number;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  changedAt: Date;
}

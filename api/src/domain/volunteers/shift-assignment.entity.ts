import type { DeclinePath, MissingParts, ShiftAssignmentStatus } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { BooleanColumn, InstantColumn, IntegerColumn, JsonColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';
import type { ShiftRefusal } from './volunteer-words.ts';

/** One person at one shift. */
@Entity('shift_assignments')
@Index('ux_shift_assignments_open', ['templeId', 'openKey'], { unique: true })
@Index('ix_shift_assignments_shift', ['templeId', 'shiftId', 'status'])
@Index('ix_shift_assignments_status', ['templeId', 'status', 'id'])
@Index('ix_shift_assignments_volunteer', ['templeId', 'volunteerId', 'startsAt'])
@Index('ix_shift_assignments_person', ['personId', 'holdsTime', 'endsAt'])
@Index('ix_shift_assignments_account', ['accountId', 'endsAt', 'id'])
@Index('ix_shift_assignments_reminder', ['nextReminderAt'])
@Index('ix_shift_assignments_due', ['status', 'endsAt'])
export class ShiftAssignmentRow extends TenantEntity {
  @RefColumn()
  shiftId: string;

  @RefColumn()
  volunteerId: string;

  @RefColumn()
  personId: string;

  @RefColumn({ nullable: true })
  accountId: string | null;

  @TextColumn(120)
  name: string;

  /** Shift and person until it has ended: nobody signs up for a shift twice. */
  @TextColumn(80, { nullable: true })
  openKey: string | null;

  /** It keeps the person from other shifts at this time. */
  @BooleanColumn()
  holdsTime: boolean;

  /** The shift's, which can't change once someone has signed up. */
  @InstantColumn()
  startsAt: Date;

  @InstantColumn()
  endsAt: Date;

  @TextColumn(20)
  status: ShiftAssignmentStatus;

  @BooleanColumn()
  isTrainee: boolean;

  @BooleanColumn()
  isMinor: boolean;

  /** The volunteer, or the guardian of a minor, has agreed. */
  @BooleanColumn()
  hasConsent: boolean;

  /** The place in the waitlist's order; null without one. */
  @IntegerColumn({ nullable: true })
  waitNumber: number | null;

  @JsonColumn()
  missing: MissingParts;

  @TextColumn(300)
  reason: string;

  /** The reason's code, where nobody wrote one. */
  @TextColumn(40, { nullable: true })
  refusal: ShiftRefusal | null;

  @TextColumn(10, { nullable: true })
  declinedVia: DeclinePath | null;

  @TextColumn(300, { nullable: true })
  overrideReason: string | null;

  @BooleanColumn()
  isOverlapAllowed: boolean;

  /** Since when its owner looks for someone else. */
  @InstantColumn({ nullable: true })
  offeredAt: Date | null;

  @InstantColumn({ nullable: true })
  checkedInAt: Date | null;

  @InstantColumn({ nullable: true })
  checkedOutAt: Date | null;

  @BooleanColumn()
  isAutoClosed: boolean;

  /** 0 not yet, 1 a week before, 2 the day before. */
  @IntegerColumn()
  reminded: number;

  @InstantColumn({ nullable: true })
  nextReminderAt: Date | null;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  changedAt: Date;
}

import type { DaysAway, VolunteerFrequency } from '@sannidhi/contracts';
import { Entity, Index, PrimaryColumn } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, JsonColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';

/**
 * Someone who helps, over all temples: an account's holder under the account's id, or a family member under that member's. Its row is locked
 * before they get a place anywhere, so that nobody has two shifts at once.
 */
@Entity('volunteer_people')
@Index('ix_volunteer_people_account', ['accountId'])
export class VolunteerPersonRow {
  @IdColumn()
  id: string;

  @RefColumn()
  accountId: string;

  @RefColumn({ nullable: true })
  familyMemberId: string | null;

  /** How often it was locked. */
  @IntegerColumn()
  turns: number;

  @InstantColumn()
  createdAt: Date;
}

/** How a devotee likes to help, at every temple. */
@Entity('volunteer_preferences')
export class VolunteerPreferenceRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @TextColumn(20)
  frequency: VolunteerFrequency;

  @JsonColumn()
  skills: string[];

  @JsonColumn()
  daysAway: DaysAway[];

  @InstantColumn()
  updatedAt: Date;
}

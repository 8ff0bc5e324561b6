import type { SpecialDay, WeeklyOpening } from '@sannidhi/contracts';
import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, IntegerColumn, JsonColumn } from '../../platform/database/columns.ts';

/** When a temple is open. A temple without a row hasn't said. */
@Entity('temple_hours')
export class TempleHoursRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  templeId: string;

  @JsonColumn()
  weekly: WeeklyOpening[];

  @JsonColumn()
  special: SpecialDay[];

  /** Counts changes; null before they were counted. */
  @IntegerColumn({ nullable: true })
  version: number | null;

  /** Hours in which the temple is open, after which an unanswered message is escalated; null until the temple chooses. */
  @IntegerColumn({ nullable: true })
  replyHours: number | null;

  @InstantColumn()
  updatedAt: Date;
}

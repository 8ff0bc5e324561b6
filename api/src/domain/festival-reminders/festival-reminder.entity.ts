import { Entity, Index, PrimaryColumn } from 'typeorm';
import { IdColumn, InstantColumn, LocalDateColumn, TextColumn } from '../../platform/database/columns.ts';

export type ReminderChannel = 'email' | 'in-app';

/** Records that a devotee was reminded of a festival on a date by a channel. The unique key ensures it happens once. */
@Entity('festival_reminders')
@Index('ux_festival_reminders_once', ['accountId', 'festivalId', 'date', 'channel'], { unique: true })
export class FestivalReminderRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @IdColumn()
  id: string;

  @TextColumn(60)
  festivalId: string;

  @LocalDateColumn()
  date: string;

  @TextColumn(10)
  channel: ReminderChannel;

  @InstantColumn()
  createdAt: Date;
}

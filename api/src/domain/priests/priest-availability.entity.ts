import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, LocalDateColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';

/** Hours in which a priest can be asked, every week or on one date, on the clocks of whichever temple asks. */
@Entity('priest_availability')
@Index('ix_priest_availability_account', ['accountId', 'id'])
export class PriestHours {
  @IdColumn()
  id: string;

  @RefColumn()
  accountId: string;

  /** 0 Sunday … 6 Saturday; null for hours of one date. */
  @IntegerColumn({ nullable: true })
  weekday: number | null;

  @LocalDateColumn({ nullable: true })
  onDate: string | null;

  /** `HH:MM` */
  @TextColumn(5)
  fromTime: string;

  /** `24:00` is the end of the day. */
  @TextColumn(5)
  untilTime: string;

  @InstantColumn()
  createdAt: Date;
}

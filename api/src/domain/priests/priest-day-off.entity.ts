import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, LocalDateColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';

/** Dates on which a priest isn't asked, both included. */
@Entity('priest_days_off')
@Index('ix_priest_days_off_account', ['accountId', 'untilDate'])
export class PriestDayOff {
  @IdColumn()
  id: string;

  @RefColumn()
  accountId: string;

  @LocalDateColumn()
  fromDate: string;

  @LocalDateColumn()
  untilDate: string;

  @TextColumn(120)
  reason: string;

  @InstantColumn()
  createdAt: Date;
}

import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '../database/columns.ts';

/** When a recurring job is due next. One row per job, claimed by whichever process comes first. */
@Entity('recurring_jobs')
export class RecurringJob {
  @PrimaryColumn({ type: 'varchar', length: 80 })
  name: string;

  @InstantColumn()
  dueAt: Date;
}

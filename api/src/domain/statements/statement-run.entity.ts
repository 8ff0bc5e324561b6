import type { StatementRun as RunView } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { InstantColumn, IntegerColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** One sending of a temple's statements of a year. */
@Entity('statement_runs')
@Index('ux_statement_runs_running', ['templeId', 'runningYear'], { unique: true })
@Index('ix_statement_runs_year', ['templeId', 'year', 'id'])
export class StatementRunRow extends TenantEntity {
  @IntegerColumn()
  year: number;

  /** The year until the run is done, then null: a year has one run at a time. */
  @IntegerColumn({ nullable: true })
  runningYear: number | null;

  @TextColumn(8)
  status: RunView['status'];

  /** The one donor it is for; null for all without a current statement. */
  @TextColumn(32, { nullable: true })
  donorKey: string | null;

  @IntegerColumn()
  total: number;

  @IntegerColumn()
  done: number;

  @RefColumn()
  startedById: string;

  @TextColumn(120)
  startedBy: string;

  @InstantColumn()
  startedAt: Date;
}

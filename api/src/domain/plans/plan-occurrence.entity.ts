import type { ChargeFailure, ChargeRetry, OccurrenceStatus } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { CentsColumn, InstantColumn, IntegerColumn, LocalDateColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** One date of a plan. Plan and number are unique, and its id is its order's: that is what charges no date twice. */
@Entity('plan_occurrences')
@Index('ux_plan_occurrences_number', ['templeId', 'planId', 'n'], { unique: true })
@Index('ix_plan_occurrences_due', ['nextAt', 'id'])
export class PlanOccurrence extends TenantEntity {
  @RefColumn()
  planId: string;

  @IntegerColumn()
  n: number;

  @LocalDateColumn()
  dueOn: string;

  @InstantColumn()
  dueAt: Date;

  @TextColumn(12)
  status: OccurrenceStatus;

  /** Tries that were sent to the provider. */
  @IntegerColumn()
  attempts: number;

  /** When a worker looks at it next: when it is due, when a lease or a patience ends, when it is tried again. Null when all is done. */
  @InstantColumn({ nullable: true })
  nextAt: Date | null;

  /** The provider's name for the charge, known before money moves. */
  @TextColumn(120, { nullable: true })
  chargeId: string | null;

  /** The card it was tried with last. */
  @RefColumn({ nullable: true })
  cardId: string | null;

  /** Set when its order is written. */
  @CentsColumn({ nullable: true })
  totalCents: number | null;

  @TextColumn(20, { nullable: true })
  failure: ChargeFailure | null;

  @TextColumn(12, { nullable: true })
  retry: ChargeRetry | null;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  updatedAt: Date;
}

import type { CounterBatchStatus } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { CentsColumn, InstantColumn, IntegerColumn, LocalDateColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** Gifts taken at the counter, entered together. What was entered is kept beside what was counted, in one statement each. */
@Entity('counter_batches')
@Index('ux_counter_batches_number', ['templeId', 'number'], { unique: true })
export class CounterBatch extends TenantEntity {
  @IntegerColumn()
  number: number;

  @TextColumn(60)
  name: string;

  @TextColumn(8)
  status: CounterBatchStatus;

  @LocalDateColumn()
  receivedOn: string;

  /** Why it is entered more than a year late. */
  @TextColumn(200, { nullable: true })
  receivedReason: string | null;

  @IntegerColumn()
  expectedCount: number;

  @CentsColumn()
  expectedTotalCents: number;

  @IntegerColumn()
  enteredCount: number;

  @CentsColumn()
  enteredTotalCents: number;

  @RefColumn()
  openedById: string;

  @TextColumn(120)
  openedBy: string;

  @InstantColumn()
  openedAt: Date;

  @TextColumn(120, { nullable: true })
  closedBy: string | null;

  @InstantColumn({ nullable: true })
  closedAt: Date | null;
}

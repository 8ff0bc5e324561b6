import type { LineKind } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { CentsColumn, IntegerColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** One thing a plan pays for at each of its dates. */
@Entity('plan_lines')
@Index('ux_plan_lines_position', ['templeId', 'planId', 'position'], { unique: true })
@Index('ix_plan_lines_fund', ['templeId', 'fundId'])
export class PlanLine extends TenantEntity {
  @RefColumn()
  planId: string;

  @IntegerColumn()
  position: number;

  @TextColumn(12)
  kind: LineKind;

  @RefColumn({ nullable: true })
  fundId: string | null;

  /** What the selling domain knows it by; null for a donation, whose fund says it all. */
  @RefColumn({ nullable: true })
  itemId: string | null;

  @TextColumn(120)
  label: string;

  @CentsColumn()
  amountCents: number;
}

import type { LineKind } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { CentsColumn, IntegerColumn, JsonColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
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

  /** What is asked for at each date, by the schema of its kind; null for a donation, whose fund and amount say it all. */
  @JsonColumn({ nullable: true })
  item: object | null;

  @TextColumn(120)
  label: string;

  @CentsColumn()
  amountCents: number;
}

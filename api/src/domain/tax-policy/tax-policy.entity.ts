import type { TaxRule } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { InstantColumn, IntegerColumn, JsonColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** One approved version of how a temple classes payments. Never changed: a new decision is a new version. */
@Entity('tax_policies')
@Index('ux_tax_policies_version', ['templeId', 'version'], { unique: true })
export class TaxPolicyVersion extends TenantEntity {
  @IntegerColumn()
  version: number;

  @JsonColumn()
  rules: TaxRule[];

  @RefColumn({ nullable: true })
  approvedById: string | null;

  @TextColumn(120)
  approvedBy: string;

  @InstantColumn()
  approvedAt: Date;
}

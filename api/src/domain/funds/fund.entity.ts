import type { FundWording, TaxedKind } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { BooleanColumn, CentsColumn, InstantColumn, IntegerColumn, JsonColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A purpose that people give to. Never deleted: the gifts stay on its account. */
@Entity('funds')
@Index('ux_funds_name', ['templeId', 'name'], { unique: true })
export class Fund extends TenantEntity {
  @TextColumn(60)
  name: string;

  @TextColumn(300)
  description: string;

  @BooleanColumn()
  restricted: boolean;

  /** Admin-only funds are offered at the counter, not to devotees. */
  @BooleanColumn()
  isPublic: boolean;

  @BooleanColumn()
  active: boolean;

  @TextColumn(20)
  taxedKind: TaxedKind;

  @CentsColumn({ nullable: true })
  goalCents: number | null;

  /** Name and description in other languages than English. */
  @JsonColumn({ nullable: true })
  wording: FundWording | null;

  /** Order in lists: the temple's first funds come first. */
  @IntegerColumn()
  position: number;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  updatedAt: Date;
}

import type { CorrectedValue } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { InstantColumn, IntegerColumn, JsonColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** One correction of a gift from a closed batch. Its number keeps two from being made of the same state. */
@Entity('gift_corrections')
@Index('ux_gift_corrections_number', ['templeId', 'orderId', 'number'], { unique: true })
export class GiftCorrection extends TenantEntity {
  @RefColumn()
  orderId: string;

  @IntegerColumn()
  number: number;

  @TextColumn(200)
  reason: string;

  @JsonColumn()
  changes: CorrectedValue[];

  @TextColumn(120)
  correctedBy: string;

  @InstantColumn()
  correctedAt: Date;
}

import type { DEDICATION_KINDS } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** What giving knows of an order beyond its payment, by the order's id. Orders without any of it have no row. */
@Entity('gifts')
@Index('ix_gifts_qr', ['templeId', 'qrCodeId'])
export class Gift extends TenantEntity {
  @TextColumn(10, { nullable: true })
  dedicationKind: (typeof DEDICATION_KINDS)[number] | null;

  @TextColumn(120, { nullable: true })
  dedicationName: string | null;

  /** The code it was given through. */
  @RefColumn({ nullable: true })
  qrCodeId: string | null;
}

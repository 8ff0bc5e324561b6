import { Entity, Index } from 'typeorm';
import { BooleanColumn, InstantColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A printed QR code. Its id is in the address encoded in it. */
@Entity('e_hundi_codes')
@Index('ix_e_hundi_codes_fund', ['templeId', 'fundId'])
export class EHundiCode extends TenantEntity {
  /** Where the poster is displayed. */
  @TextColumn(60)
  name: string;

  @RefColumn()
  fundId: string;

  @BooleanColumn()
  active: boolean;

  @InstantColumn()
  createdAt: Date;
}

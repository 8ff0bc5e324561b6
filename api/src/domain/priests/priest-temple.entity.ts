import { Entity, Index } from 'typeorm';
import { InstantColumn, RefColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A temple a priest serves. */
@Entity('priest_temples')
@Index('ux_priest_temples_account', ['templeId', 'accountId'], { unique: true })
@Index('ix_priest_temples_account', ['accountId'])
export class PriestTemple extends TenantEntity {
  @RefColumn()
  accountId: string;

  @InstantColumn()
  createdAt: Date;
}

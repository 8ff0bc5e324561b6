import { Entity, Index } from 'typeorm';
import { InstantColumn, JsonColumn, RefColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A temple a priest serves. */
@Entity('priest_temples')
@Index('ux_priest_temples_account', ['templeId', 'accountId'], { unique: true })
@Index('ix_priest_temples_account', ['accountId'])
export class PriestTemple extends TenantEntity {
  @RefColumn()
  accountId: string;

  /** What the temple knows they perform, besides what they say themselves. */
  @JsonColumn({ nullable: true })
  skills: string[] | null;

  @InstantColumn()
  createdAt: Date;
}

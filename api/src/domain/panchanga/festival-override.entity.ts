import { Entity, Index } from 'typeorm';
import { InstantColumn, LocalDateColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A temple's own date for one occurrence of a festival, identified by the date its rule gives. */
@Entity('festival_overrides')
@Index('ux_festival_overrides_occurrence', ['templeId', 'festivalId', 'computedDate'], { unique: true })
export class FestivalOverrideRow extends TenantEntity {
  @TextColumn(60)
  festivalId: string;

  @LocalDateColumn()
  computedDate: string;

  @LocalDateColumn()
  date: string;

  @TextColumn(300)
  note: string;

  @InstantColumn()
  updatedAt: Date;
}

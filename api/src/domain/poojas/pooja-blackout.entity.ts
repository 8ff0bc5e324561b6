import { Entity, Index } from 'typeorm';
import { InstantColumn, LocalDateColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** Hours in which a temple has no poojas. */
@Entity('pooja_blackouts')
@Index('ix_pooja_blackouts_end', ['templeId', 'toDate'])
export class PoojaBlackoutRow extends TenantEntity {
  @TextColumn(120)
  reason: string;

  @LocalDateColumn()
  fromDate: string;

  @LocalDateColumn()
  toDate: string;

  /** `HH:MM` on each of the days; null for whole days. */
  @TextColumn(5, { nullable: true })
  startTime: string | null;

  @TextColumn(5, { nullable: true })
  endTime: string | null;

  /** The hall or shrine whose poojas it closes; null for all of them. */
  @TextColumn(80, { nullable: true })
  place: string | null;

  @InstantColumn()
  createdAt: Date;
}

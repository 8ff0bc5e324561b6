import type { SlotRule } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { BooleanColumn, InstantColumn, IntegerColumn, JsonColumn, LocalDateColumn, RefColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A rule that makes slots of one pooja. */
@Entity('pooja_schedules')
@Index('ix_pooja_schedules_service', ['templeId', 'serviceId'])
@Index('ix_pooja_schedules_made', ['active', 'madeThrough'])
export class PoojaScheduleRow extends TenantEntity {
  @RefColumn()
  serviceId: string;

  @JsonColumn()
  rule: SlotRule;

  /** `HH:MM` on the temple's clocks. */
  @JsonColumn()
  times: string[];

  @LocalDateColumn()
  startsOn: string;

  @LocalDateColumn({ nullable: true })
  endsOn: string | null;

  /** Dates of the rule without a pooja. */
  @JsonColumn()
  exceptDates: string[];

  @IntegerColumn()
  capacity: number;

  @IntegerColumn()
  onlinePlaces: number;

  @IntegerColumn()
  counterPlaces: number;

  @BooleanColumn()
  active: boolean;

  /** The last date for which its slots were made. */
  @LocalDateColumn()
  madeThrough: string;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  updatedAt: Date;
}

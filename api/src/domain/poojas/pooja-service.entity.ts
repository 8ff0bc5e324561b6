import type { DakshinaWay, IncomeAccount, PoojaLocation, SankalpamField, ServiceLanguage } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import {
  BooleanColumn,
  CentsColumn,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
} from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A pooja in a temple's catalog. Never deleted: its bookings stay. Fields are documented at `poojaServiceSchema`. */
@Entity('pooja_services')
@Index('ux_pooja_services_name', ['templeId', 'name'], { unique: true })
@Index('ix_pooja_services_offered', ['active', 'name', 'id'])
export class PoojaServiceRow extends TenantEntity {
  @TextColumn(80)
  name: string;

  @LongTextColumn()
  description: string;

  @TextColumn(80)
  deity: string;

  @TextColumn(10)
  location: PoojaLocation;

  @TextColumn(80)
  place: string;

  @IntegerColumn()
  durationMinutes: number;

  @CentsColumn()
  priceCents: number;

  @IntegerColumn()
  capacity: number;

  @IntegerColumn()
  namesMax: number;

  @JsonColumn()
  sankalpamFields: SankalpamField[];

  @IntegerColumn()
  priestsNeeded: number;

  @JsonColumn()
  skills: string[];

  @JsonColumn()
  languages: ServiceLanguage[];

  @LongTextColumn()
  samagriTemple: string;

  @LongTextColumn()
  samagriFamily: string;

  @CentsColumn({ nullable: true })
  prasadamCents: number | null;

  @IntegerColumn()
  noticeHours: number;

  @IntegerColumn()
  daysAhead: number;

  @IntegerColumn()
  cancelHours: number;

  @CentsColumn()
  changeFeeCents: number;

  @IntegerColumn()
  perOrderMax: number;

  @IntegerColumn()
  againAfterDays: number;

  @RefColumn({ nullable: true })
  creditsFundId: string | null;

  @TextColumn(20)
  creditsAccount: IncomeAccount;

  @TextColumn(10)
  dakshina: DakshinaWay;

  @CentsColumn()
  dakshinaCents: number;

  @BooleanColumn()
  sutakaWaives: boolean;

  @IntegerColumn({ nullable: true })
  waitlistMax: number | null;

  @BooleanColumn()
  active: boolean;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  updatedAt: Date;
}

import { Entity, Index } from 'typeorm';
import {
  CentsColumn,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  LocalDateColumn,
  RefColumn,
  TextColumn,
} from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** The opening and count of a hundi, as signed by those who counted. */
@Entity('hundi_counts')
@Index('ux_hundi_counts_number', ['templeId', 'number'], { unique: true })
@Index('ux_hundi_counts_seal', ['templeId', 'sealKey'], { unique: true })
export class HundiCount extends TenantEntity {
  @IntegerColumn()
  number: number;

  @TextColumn(60)
  hundi: string;

  @TextColumn(40)
  sealNumber: string;

  /** The seal's number without regard to case; null where an earlier count had it before it was used once only. */
  @TextColumn(40, { nullable: true })
  sealKey: string | null;

  @RefColumn()
  fundId: string;

  @LocalDateColumn()
  countedOn: string;

  /** Why it is entered more than a year late. */
  @TextColumn(200, { nullable: true })
  countedReason: string | null;

  @JsonColumn()
  counters: string[];

  @JsonColumn()
  denominations: { denominationCents: number; count: number }[];

  @CentsColumn()
  totalCents: number;

  /** Stated less counted. */
  @CentsColumn()
  discrepancyCents: number;

  @TextColumn(300, { nullable: true })
  discrepancyReason: string | null;

  @TextColumn(60, { nullable: true })
  depositReference: string | null;

  @TextColumn(120)
  recordedBy: string;

  @InstantColumn()
  recordedAt: Date;

  @RefColumn()
  orderId: string;
}

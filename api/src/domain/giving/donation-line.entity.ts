import type { TaxClass } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { CentsColumn, IntegerColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** One purpose of a gift with the tax class it had when it was given. */
@Entity('donation_lines')
@Index('ux_donation_lines_position', ['templeId', 'donationId', 'position'], { unique: true })
@Index('ix_donation_lines_fund', ['templeId', 'fundId', 'donationId'])
export class DonationLine extends TenantEntity {
  @RefColumn()
  donationId: string;

  @IntegerColumn()
  position: number;

  @RefColumn()
  fundId: string;

  /** The fund's name when it was given. */
  @TextColumn(60)
  fundName: string;

  /** 0 for property. */
  @CentsColumn()
  amountCents: number;

  /** This line's share of the covered card fee. */
  @CentsColumn()
  coveredFeeCents: number;

  /** What refunds took back of amount and fee share. */
  @CentsColumn()
  refundedCents: number;

  @TextColumn(20)
  taxClass: TaxClass;

  @CentsColumn()
  fairMarketValueCents: number;

  @TextColumn(120, { nullable: true })
  benefit: string | null;

  @TextColumn(300, { nullable: true })
  propertyDescription: string | null;
}

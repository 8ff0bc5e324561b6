import type { DEDICATION_KINDS, DonationStatus, Gateway, GiftMethod, GiftSource } from '@sannidhi/contracts';
import { Check, Entity, Index } from 'typeorm';
import {
  BooleanColumn,
  CentsColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
} from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

export const REFUNDS_WITHIN_GIFT = 'refundedCents >= 0 AND refundHeldCents >= refundedCents AND refundHeldCents <= totalCents';

/** A gift to a temple. */
@Entity('donations')
@Index('ix_donations_listed', ['templeId', 'listedAt', 'id'])
@Index('ix_donations_total', ['templeId', 'totalCents', 'id'])
@Index('ix_donations_status', ['templeId', 'status', 'listedAt'])
@Index('ix_donations_source', ['templeId', 'source', 'listedAt'])
@Index('ix_donations_qr', ['templeId', 'qrCodeId'])
@Index('ix_donations_donor', ['donorAccountId', 'id'])
@Index('ix_donations_guest', ['guestSessionId', 'id'])
@Index('ix_donations_pending', ['status', 'createdAt', 'totalCents', 'refundedCents'])
@Check('ck_donations_refunds', REFUNDS_WITHIN_GIFT)
export class Donation extends TenantEntity {
  @TextColumn(20)
  status: DonationStatus;

  @TextColumn(12)
  source: GiftSource;

  @TextColumn(12)
  method: GiftMethod;

  /** What was charged: the lines and the covered fee. */
  @CentsColumn()
  totalCents: number;

  @CentsColumn()
  coveredFeeCents: number;

  /** Refunds that succeeded. */
  @CentsColumn()
  refundedCents: number;

  /** Refunds that succeeded or are under way: never more than the total. */
  @CentsColumn()
  refundHeldCents: number;

  @RefColumn({ nullable: true })
  donorAccountId: string | null;

  @RefColumn({ nullable: true })
  guestSessionId: string | null;

  /** E.164, guests only. */
  @TextColumn(16, { nullable: true })
  phone: string | null;

  @TextColumn(254, { nullable: true })
  email: string | null;

  @TextColumn(120, { nullable: true })
  legalName: string | null;

  @TextColumn(120, { nullable: true })
  creditedName: string | null;

  @BooleanColumn()
  anonymous: boolean;

  @TextColumn(10, { nullable: true })
  dedicationKind: (typeof DEDICATION_KINDS)[number] | null;

  @TextColumn(120, { nullable: true })
  dedicationName: string | null;

  @RefColumn({ nullable: true })
  qrCodeId: string | null;

  @IntegerColumn()
  taxPolicyVersion: number;

  /** What lists say without a second look: "Annadanam", "Annadanam and 2 more". */
  @TextColumn(120)
  fundLabel: string;

  /** Number of the valid receipt. */
  @TextColumn(24, { nullable: true })
  receiptNumber: string | null;

  /** Everything the office's search looks in, in lower case. */
  @LongTextColumn()
  searchText: string;

  @TextColumn(12, { nullable: true })
  gateway: Gateway | null;

  /** The temple's account with the gateway when the gift began. */
  @TextColumn(60, { nullable: true })
  paymentAccount: string | null;

  @TextColumn(120, { nullable: true })
  checkoutId: string | null;

  @LongTextColumn({ nullable: true })
  checkoutUrl: string | null;

  @TextColumn(120, { nullable: true })
  paymentId: string | null;

  @TextColumn(60, { nullable: true })
  paidWith: string | null;

  /** What the processor kept. */
  @CentsColumn({ nullable: true })
  feeCents: number | null;

  @TextColumn(20, { nullable: true })
  checkNumber: string | null;

  /** When the money was received, by the provider's word or the counter's date. */
  @InstantColumn({ nullable: true })
  receivedAt: Date | null;

  /** What lists sort by: when it was received, until then when it began. */
  @InstantColumn()
  listedAt: Date;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  updatedAt: Date;
}

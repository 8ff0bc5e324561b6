import type { Gateway, GiftMethod, GiftSource, Language, OrderStatus } from '@sannidhi/contracts';
import { Check, Entity, Index } from 'typeorm';
import {
  BooleanColumn,
  CentsColumn,
  InstantColumn,
  IntegerColumn,
  LocalDateColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
} from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

export const REFUNDS_WITHIN_ORDER = 'refundedCents >= 0 AND refundHeldCents >= refundedCents + lostCents AND refundHeldCents <= totalCents';

/** One checkout by one person at one temple: what is owed and paid, whatever its lines are for. Its state is the only payment state. */
@Entity('orders')
@Index('ix_orders_listed', ['templeId', 'listedAt', 'id'])
@Index('ix_orders_total', ['templeId', 'totalCents', 'id'])
@Index('ix_orders_status', ['templeId', 'status', 'listedAt'])
@Index('ix_orders_source', ['templeId', 'source', 'listedAt'])
@Index('ix_orders_payer', ['payerAccountId', 'id'])
@Index('ux_orders_cart', ['cartKey'], { unique: true })
@Index('ix_orders_email', ['email', 'id'])
@Index('ix_orders_guest', ['guestSessionId', 'id'])
@Index('ix_orders_pending', ['status', 'createdAt', 'totalCents', 'refundedCents', 'lostCents'])
@Check('ck_orders_refunds', REFUNDS_WITHIN_ORDER)
export class Order extends TenantEntity {
  @TextColumn(20)
  status: OrderStatus;

  @TextColumn(12)
  source: GiftSource;

  @TextColumn(12)
  method: GiftMethod;

  /** Whether one of its lines is a donation; false while it is a cart. */
  @BooleanColumn()
  hasDonation: boolean;

  /** What was charged: the lines and the covered fee. */
  @CentsColumn()
  totalCents: number;

  @CentsColumn()
  coveredFeeCents: number;

  /** Refunds that succeeded. */
  @CentsColumn()
  refundedCents: number;

  /** What refunds and lost disputes took, and refunds under way: never more than the total. */
  @CentsColumn()
  refundHeldCents: number;

  /** What lost disputes took of the lines. */
  @CentsColumn()
  lostCents: number;

  @RefColumn({ nullable: true })
  payerAccountId: string | null;

  @RefColumn({ nullable: true })
  guestSessionId: string | null;

  /** E.164, of guests and from the counter. */
  @TextColumn(16, { nullable: true })
  phone: string | null;

  @TextColumn(254, { nullable: true })
  email: string | null;

  /** Of the page on which a guest ordered: what they hear of the order is in it. Null for everyone with an account, and from before it was kept. */
  @TextColumn(2, { nullable: true })
  language: Language | null;

  @TextColumn(120, { nullable: true })
  legalName: string | null;

  @TextColumn(120, { nullable: true })
  creditedName: string | null;

  @BooleanColumn()
  anonymous: boolean;

  @IntegerColumn()
  taxPolicyVersion: number;

  /** What lists say without a second look: "Annadanam", "Annadanam and 2 more". */
  @TextColumn(120)
  label: string;

  /** Number of the valid receipt. */
  @TextColumn(24, { nullable: true })
  receiptNumber: string | null;

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

  /** A mailed check's postmark: the donor's year follows it. */
  @LocalDateColumn({ nullable: true })
  postmarkedOn: string | null;
  /** The counter batch it was entered in; all three or none. */
  @RefColumn({ nullable: true })
  batchId: string | null;

  @IntegerColumn({ nullable: true })
  batchNumber: number | null;

  @TextColumn(60, { nullable: true })
  batchName: string | null;

  /** Whose account recorded money taken by hand; null for money by the provider's word, and from before it was kept. */
  @RefColumn({ nullable: true })
  recordedById: string | null;

  /** `<account>:<temple>` while it is that account's cart at the temple: each account has one at most. */
  @TextColumn(80, { nullable: true })
  cartKey: string | null;

  /** When the provider stops taking payment, where places are held for it; null where the provider decides. */
  @InstantColumn({ nullable: true })
  payableUntil: Date | null;

  /** When the lines of an order that was not paid were put back into the cart. */
  @InstantColumn({ nullable: true })
  toCartAt: Date | null;

  /** When the payer's bank took the payment on: it arrives or fails days later, and is never asked for twice. */
  @InstantColumn({ nullable: true })
  processingAt: Date | null;

  /** When a card about the gift's dedication was asked for, to be sent once it arrived. */
  @InstantColumn({ nullable: true })
  cardAskedAt: Date | null;

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

import type { HandOutMethod, RefundCause, RefundStatus } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { CentsColumn, InstantColumn, LocalDateColumn, RefColumn, TextColumn } from '../../../platform/database/columns.ts';
import { TenantEntity } from '../../../platform/database/tenant-entity.ts';

/** Money given back, or about to be: its amount is held on the gift from the request on. */
@Entity('refunds')
@Index('ix_refunds_donation', ['templeId', 'orderId', 'requestedAt'])
@Index('ux_refunds_gateway', ['templeId', 'gatewayRefundId'], { unique: true })
@Index('ix_refunds_pending', ['status', 'requestedAt'])
@Index('ix_refunds_owed', ['templeId', 'status', 'settledAt', 'id'])
@Index('ix_refunds_handed_out', ['templeId', 'handedOutAt', 'id'])
export class Refund extends TenantEntity {
  @RefColumn()
  orderId: string;

  @CentsColumn()
  amountCents: number;

  @TextColumn(200)
  reason: string;

  /** A check that bounced is booked like a refund, though nothing is sent back. Null for refunds from before checks could bounce. */
  @TextColumn(16, { nullable: true })
  cause: RefundCause | null;

  @TextColumn(12)
  status: RefundStatus;

  @RefColumn({ nullable: true })
  requestedById: string | null;

  @TextColumn(120)
  requestedBy: string;

  @InstantColumn()
  requestedAt: Date;

  @InstantColumn({ nullable: true })
  settledAt: Date | null;

  @TextColumn(120, { nullable: true })
  gatewayRefundId: string | null;

  /** When somebody recorded that what was owed had been handed out; null while it is owed, and for what never was. */
  @InstantColumn({ nullable: true })
  handedOutAt: Date | null;

  /** The temple's civil day it was handed out on. */
  @LocalDateColumn({ nullable: true })
  handedOutOn: string | null;

  @RefColumn({ nullable: true })
  handedOutById: string | null;

  @TextColumn(120, { nullable: true })
  handedOutBy: string | null;

  @TextColumn(8, { nullable: true })
  handedOutMethod: HandOutMethod | null;

  @TextColumn(40, { nullable: true })
  handedOutCheck: string | null;
}

/** A refund that nobody has handed out, or that never takes a hand. */
export const NOT_HANDED_OUT = {
  handedOutAt: null,
  handedOutOn: null,
  handedOutById: null,
  handedOutBy: null,
  handedOutMethod: null,
  handedOutCheck: null,
} as const satisfies Partial<Refund>;

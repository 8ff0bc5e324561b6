import type { RefundCause, RefundStatus } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { CentsColumn, InstantColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** Money given back, or about to be: its amount is held on the gift from the request on. */
@Entity('refunds')
@Index('ix_refunds_donation', ['templeId', 'orderId', 'requestedAt'])
@Index('ux_refunds_gateway', ['templeId', 'gatewayRefundId'], { unique: true })
@Index('ix_refunds_pending', ['status', 'requestedAt'])
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
}

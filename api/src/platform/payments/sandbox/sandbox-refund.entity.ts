import type { ProviderRefundStatus } from '@sannidhi/contracts';
import { Column, Entity, Index } from 'typeorm';
import { CentsColumn, IdColumn, InstantColumn, RefColumn } from '../../database/columns.ts';

/** A refund in the sandbox processor's own books. */
@Entity('sandbox_refunds')
@Index('ux_sandbox_refunds_refund', ['refundId'], { unique: true })
@Index('ix_sandbox_refunds_checkout', ['checkoutId'])
export class SandboxRefund {
  @IdColumn()
  id: string;

  @RefColumn()
  checkoutId: string;

  /** The caller's own id of the refund. */
  @RefColumn()
  refundId: string;

  @CentsColumn()
  amountCents: number;

  @Column({ type: 'varchar', length: 20 })
  status: ProviderRefundStatus;

  @InstantColumn()
  createdAt: Date;
}

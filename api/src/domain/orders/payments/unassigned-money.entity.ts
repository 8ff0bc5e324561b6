import { Entity, Index } from 'typeorm';
import { CentsColumn, InstantColumn, RefColumn, TextColumn } from '../../../platform/database/columns.ts';
import { TenantEntity } from '../../../platform/database/tenant-entity.ts';

/**
 * Money the provider took out of an order, or returned to it, without saying for which line. Its id is the refund's or the dispute's; what
 * was returned has its own.
 */
@Entity('unassigned_money')
@Index('ix_unassigned_money_order', ['templeId', 'orderId', 'assignedAt'])
export class UnassignedMoney extends TenantEntity {
  @RefColumn()
  orderId: string;

  @TextColumn(8)
  cause: 'refund' | 'dispute' | 'returned';

  /** What the order had left of it, or got back: waits for its lines. */
  @CentsColumn()
  heldCents: number;

  /** What went beyond everything the order had left: no line can bear it. */
  @CentsColumn()
  beyondCents: number;

  /** When the money moved; null while the refund is under way. */
  @InstantColumn({ nullable: true })
  openedAt: Date | null;

  @InstantColumn({ nullable: true })
  assignedAt: Date | null;

  @TextColumn(120, { nullable: true })
  assignedBy: string | null;
}

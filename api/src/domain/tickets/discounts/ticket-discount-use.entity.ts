import { Entity, Index } from 'typeorm';
import { RefColumn } from '../../../platform/database/columns.ts';
import { TenantEntity } from '../../../platform/database/tenant-entity.ts';

/** An order's line uses a discount code, from its hold until that lapses or its place is given back. Its id is the line's. */
@Entity('ticket_discount_uses')
@Index('ix_ticket_discount_uses_order', ['templeId', 'discountId', 'orderId'])
export class TicketDiscountUseRow extends TenantEntity {
  @RefColumn()
  discountId: string;

  @RefColumn()
  orderId: string;
}

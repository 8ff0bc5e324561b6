import { Entity, Index } from 'typeorm';
import { CentsColumn, InstantColumn, RefColumn, TextColumn } from '../../../platform/database/columns.ts';
import { TenantEntity } from '../../../platform/database/tenant-entity.ts';

/** A payment the donor's bank took back, until it is decided. */
@Entity('disputes')
@Index('ux_disputes_gateway', ['templeId', 'gatewayDisputeId'], { unique: true })
@Index('ix_disputes_donation', ['templeId', 'orderId'])
export class Dispute extends TenantEntity {
  @RefColumn()
  orderId: string;

  @TextColumn(120)
  gatewayDisputeId: string;

  @CentsColumn()
  amountCents: number;

  @CentsColumn()
  feeCents: number;

  /** What of it came back by the provider's own figures; null while it gave none. */
  @CentsColumn({ nullable: true })
  returnedCents: number | null;

  @TextColumn(8)
  status: 'open' | 'won' | 'lost';

  @InstantColumn()
  openedAt: Date;

  @InstantColumn({ nullable: true })
  closedAt: Date | null;
}

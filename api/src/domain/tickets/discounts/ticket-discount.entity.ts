import type { DiscountKind } from '@sannidhi/contracts';
import { Check, Entity, Index } from 'typeorm';
import {
  CentsColumn,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  LocalDateColumn,
  RefColumn,
  TextColumn,
} from '../../../platform/database/columns.ts';
import { TenantEntity } from '../../../platform/database/tenant-entity.ts';

const USES_ARE_SOUND = 'uses >= 0 AND (maxUses IS NULL OR uses <= maxUses)';

/** A code that takes something off what an event sells. What it takes off never changes: lines were priced by it. */
@Entity('ticket_discounts')
@Index('ux_ticket_discounts_code', ['templeId', 'saleId', 'code'], { unique: true })
@Check('ck_ticket_discounts_uses', USES_ARE_SOUND)
export class TicketDiscountRow extends TenantEntity {
  @RefColumn()
  saleId: string;

  /** In capitals. */
  @TextColumn(24)
  code: string;

  @TextColumn(8)
  kind: DiscountKind;

  @IntegerColumn({ nullable: true })
  percent: number | null;

  @CentsColumn({ nullable: true })
  offCents: number | null;

  /** The kinds of tickets it is for; none means all. */
  @JsonColumn()
  typeIds: string[];

  /** First and last day on the clocks of the event's zone. */
  @LocalDateColumn({ nullable: true })
  startsOn: string | null;

  @LocalDateColumn({ nullable: true })
  endsOn: string | null;

  @IntegerColumn({ nullable: true })
  maxUses: number | null;

  @IntegerColumn({ nullable: true })
  perOrder: number | null;

  /** Its rows in `ticket_discount_uses`, counted as they come and go. */
  @IntegerColumn()
  uses: number;

  @InstantColumn({ nullable: true })
  closedAt: Date | null;

  @InstantColumn()
  createdAt: Date;
}

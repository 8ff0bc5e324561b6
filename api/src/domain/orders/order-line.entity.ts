import type { FeeAccount, LineKind, LinePlace, TaxClass } from '@sannidhi/contracts';
import { Check, Entity, Index } from 'typeorm';
import { CentsColumn, InstantColumn, IntegerColumn, JsonColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

export const REFUNDS_WITHIN_LINE =
  'refundedCents >= 0 AND refundHeldCents >= refundedCents AND refundHeldCents <= amountCents + coveredFeeCents';
export const CREDITS_ONE_ACCOUNT = '(fundId IS NULL AND incomeAccount IS NOT NULL) OR (fundId IS NOT NULL AND incomeAccount IS NULL)';

/** One thing that is paid for, as it was when it was ordered: its price, its tax class and what it credits. */
@Entity('order_lines')
@Index('ux_order_lines_position', ['templeId', 'orderId', 'position'], { unique: true })
@Index('ix_order_lines_fund', ['templeId', 'fundId', 'orderId'])
@Index('ix_order_lines_item', ['templeId', 'kind', 'itemId', 'refundedCents'])
@Index('ix_order_lines_held', ['place', 'heldUntil'])
@Index('ix_order_lines_first', ['templeId', 'firstLineId'])
@Check('ck_order_lines_refunds', REFUNDS_WITHIN_LINE)
@Check('ck_order_lines_credit', CREDITS_ONE_ACCOUNT)
export class OrderLine extends TenantEntity {
  @RefColumn()
  orderId: string;

  @IntegerColumn()
  position: number;

  @TextColumn(12)
  kind: LineKind;

  /** What the selling domain knows the line by: a slot, a ticket type; the fund a fee was paid for; null for a gift, whose fund says it all. */
  @RefColumn({ nullable: true })
  itemId: string | null;

  @IntegerColumn()
  quantity: number;

  /** The fund it credits; null where it credits an income account. */
  @RefColumn({ nullable: true })
  fundId: string | null;

  @TextColumn(20, { nullable: true })
  incomeAccount: FeeAccount | null;

  /** What it was called when it was ordered: the fund's name, the service's. */
  @TextColumn(120)
  label: string;

  /** 0 for property. */
  @CentsColumn()
  amountCents: number;

  /** This line's share of the covered card fee. */
  @CentsColumn()
  coveredFeeCents: number;

  /** What refunds and lost disputes took of amount and fee share. */
  @CentsColumn()
  refundedCents: number;

  /** The same with refunds under way: never more than the line. */
  @CentsColumn()
  refundHeldCents: number;

  @TextColumn(20)
  taxClass: TaxClass;

  @CentsColumn()
  fairMarketValueCents: number;

  @TextColumn(120, { nullable: true })
  benefit: string | null;

  @TextColumn(300, { nullable: true })
  propertyDescription: string | null;

  /** What was asked for in the cart, by the schema of its kind: priced again at checkout, and put back when that is not paid. */
  @JsonColumn({ nullable: true })
  item: object | null;

  /** The terms it is sold on beyond its price, by its kind: those of its latest pricing, stated before it is paid for. */
  @JsonColumn({ nullable: true })
  terms: object | null;

  /** When it took place at its latest pricing, as its buyer was shown; null for what has no time of its own. */
  @InstantColumn({ nullable: true })
  occursAt: Date | null;

  @TextColumn(8, { nullable: true })
  place: LinePlace | null;

  /** Until when its place is held; after that somebody else may take it. */
  @InstantColumn({ nullable: true })
  heldUntil: Date | null;

  /** The first line that asked for the same thing, where its order was not paid and it was put back into the cart. */
  @RefColumn({ nullable: true })
  firstLineId: string | null;

  /** The order whose payment arrived first of all that asked for it; only kept by a first line that was put back into the cart. */
  @RefColumn({ nullable: true })
  boughtBy: string | null;
}

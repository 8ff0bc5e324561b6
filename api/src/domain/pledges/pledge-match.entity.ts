import type { MatchQuestion, PledgeMatchState } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { CentsColumn, InstantColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** Whether a line of an order keeps a pledge: one row per line, so no line is counted twice. */
@Entity('pledge_matches')
@Index('ux_pledge_matches_line', ['templeId', 'orderLineId'], { unique: true })
@Index('ix_pledge_matches_state', ['templeId', 'state', 'id'])
@Index('ix_pledge_matches_pledge', ['templeId', 'pledgeId', 'id'])
@Index('ix_pledge_matches_order', ['templeId', 'orderId'])
export class PledgeMatch extends TenantEntity {
  @TextColumn(12)
  state: PledgeMatchState;

  @RefColumn()
  orderId: string;

  @RefColumn()
  orderLineId: string;

  /** While it is matched. */
  @RefColumn({ nullable: true })
  pledgeId: string | null;

  /** The part of the line that keeps the pledge; refunds and lost disputes reduce it. */
  @CentsColumn()
  amountCents: number;

  /** Why the office is asked; null if it never was. */
  @TextColumn(12, { nullable: true })
  question: MatchQuestion | null;

  /** The staff member's name; null if the match was unambiguous. */
  @TextColumn(120, { nullable: true })
  matchedBy: string | null;

  @InstantColumn({ nullable: true })
  matchedAt: Date | null;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  updatedAt: Date;
}

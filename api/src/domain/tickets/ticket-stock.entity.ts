import { Check, Entity, Index } from 'typeorm';
import { IntegerColumn, RefColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

export const STOCK_IS_SOUND = 'held >= 0 AND sold >= 0 AND offered >= 0 AND (capacity IS NULL OR held + sold + offered <= capacity)';

/** The places of one date: all of them, those that kinds of tickets share, and those of each kind. */
@Entity('ticket_stocks')
@Index('ux_ticket_stocks_what', ['templeId', 'occurrenceId', 'whatId'], { unique: true })
@Index('ix_ticket_stocks_type', ['templeId', 'whatId'])
@Check('ck_ticket_stocks_places', STOCK_IS_SOUND)
export class TicketStockRow extends TenantEntity {
  @RefColumn()
  occurrenceId: string;

  /** The kind of ticket, or the quota that several share; for all places of the date, the date itself. */
  @RefColumn()
  whatId: string;

  /** Null without a limit. */
  @IntegerColumn({ nullable: true })
  capacity: number | null;

  /** In carts and payments under way. */
  @IntegerColumn()
  held: number;

  @IntegerColumn()
  sold: number;

  /** Kept for the waitlist. */
  @IntegerColumn()
  offered: number;
}

import type { TicketPricing } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { BooleanColumn, CentsColumn, IntegerColumn, LocalDateColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A kind of ticket that an event sells on each of its dates. */
@Entity('ticket_types')
@Index('ix_ticket_types_sale', ['templeId', 'saleId', 'position'])
export class TicketTypeRow extends TenantEntity {
  @RefColumn()
  saleId: string;

  @IntegerColumn()
  position: number;

  @TextColumn(60)
  name: string;

  @TextColumn(120)
  detail: string;

  @TextColumn(10)
  pricing: TicketPricing;

  @CentsColumn()
  priceCents: number;

  /** It can be registered for all dates together; null where nobody has said yet. */
  @BooleanColumn({ nullable: true })
  isForSeries: boolean | null;

  /** Of each date then; null where that is the price of a single date. */
  @CentsColumn({ nullable: true })
  seriesPriceCents: number | null;

  /** Of one date; null for no limit of its own. */
  @IntegerColumn({ nullable: true })
  capacity: number | null;

  /** The places it shares with other kinds; null for none. */
  @RefColumn({ nullable: true })
  quotaId: string | null;

  /** First and last day of sales on the clocks of the event's zone. */
  @LocalDateColumn({ nullable: true })
  saleFrom: string | null;

  @LocalDateColumn({ nullable: true })
  saleUntil: string | null;

  @IntegerColumn()
  orderMin: number;

  @IntegerColumn()
  orderMax: number;

  @IntegerColumn({ nullable: true })
  minAge: number | null;

  @IntegerColumn({ nullable: true })
  maxAge: number | null;

  /** False for what is added to a ticket and needs no place. */
  @BooleanColumn()
  takesSeat: boolean;

  @BooleanColumn()
  staffOnly: boolean;

  /** For children who are left in the temple's care; null where nobody has said yet. */
  @BooleanColumn({ nullable: true })
  isDropOff: boolean | null;

  @BooleanColumn()
  needsApproval: boolean;

  @BooleanColumn()
  isOffered: boolean;
}

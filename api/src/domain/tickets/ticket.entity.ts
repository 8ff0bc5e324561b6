import type { TicketAnswer, TicketChannel, TicketStatus } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import {
  BooleanColumn,
  CentsColumn,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  RefColumn,
  TextColumn,
} from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A person's place at one date. The first ticket of an order's line has the line's id; one that was passed on has its own. */
@Entity('tickets')
@Index('ix_tickets_date', ['templeId', 'occurrenceId', 'status', 'name', 'id'])
@Index('ix_tickets_party', ['templeId', 'partyId'])
@Index('ix_tickets_series', ['templeId', 'seriesKey'])
@Index('ix_tickets_order', ['templeId', 'orderId'])
@Index('ix_tickets_line', ['templeId', 'lineId'])
@Index('ix_tickets_email', ['email', 'accountId'])
@Index('ix_tickets_account', ['accountId', 'isLead', 'startsAt', 'id'])
export class TicketRow extends TenantEntity {
  @RefColumn()
  occurrenceId: string;

  @RefColumn()
  typeId: string;

  @RefColumn()
  orderId: string;

  /** The order's line that paid for it. */
  @RefColumn()
  lineId: string;

  /** Tickets that were registered together and are still together. */
  @RefColumn()
  partyId: string;

  /** `<registration>:<person>` where somebody was registered for all dates: on each of them, their ticket has the same. */
  @TextColumn(40, { nullable: true })
  seriesKey: string | null;

  /** The ticket by which its party is listed. */
  @BooleanColumn()
  isLead: boolean;

  /** Of its date, so that lists sort by it. */
  @InstantColumn()
  startsAt: Date;

  /** What it was called when it was registered. */
  @TextColumn(60)
  type: string;

  /** Who comes; empty for what is only added to a ticket. */
  @TextColumn(120)
  name: string;

  @TextColumn(12)
  status: TicketStatus;

  /** Counts replaced codes: the door knows only the newest. */
  @IntegerColumn()
  version: number;

  /** When each code was replaced, the latest last: milliseconds since 1970. Null where none was, or before that was kept. */
  @JsonColumn({ nullable: true })
  replacedAtMs: number[] | null;

  @TextColumn(10)
  channel: TicketChannel;

  /** Whose it is; null for guests and at the counter. */
  @RefColumn({ nullable: true })
  accountId: string | null;

  /** Who registered, or passed it on to whom, as the office sees them. */
  @TextColumn(120)
  bookedBy: string;

  @TextColumn(254, { nullable: true })
  email: string | null;

  @TextColumn(16, { nullable: true })
  phone: string | null;

  @BooleanColumn()
  takesSeat: boolean;

  @CentsColumn()
  amountCents: number;

  @JsonColumn()
  answers: TicketAnswer[];

  /** The temple moved or postponed the date since: it can be canceled for its price until the start. */
  @BooleanColumn()
  refundOpen: boolean;

  /** When its refund ended, if that was before it moved to another date; null where its date's terms apply. */
  @InstantColumn({ nullable: true })
  refundUntil: Date | null;

  @TextColumn(200, { nullable: true })
  canceledWhy: string | null;

  /** When its date ended early and the temple left it with who was checked in: nothing goes back for it by itself. */
  @InstantColumn({ nullable: true })
  keptAt: Date | null;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  updatedAt: Date;
}

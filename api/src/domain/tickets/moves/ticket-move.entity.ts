import { Entity, Index } from 'typeorm';
import { InstantColumn, RefColumn } from '../../../platform/database/columns.ts';
import { TenantEntity } from '../../../platform/database/tenant-entity.ts';

/** A ticket was moved from one date to another; the first date's door recognizes it by this. */
@Entity('ticket_moves')
@Index('ix_ticket_moves_from', ['templeId', 'fromId', 'ticketId'])
export class TicketMoveRow extends TenantEntity {
  @RefColumn()
  fromId: string;

  @RefColumn()
  ticketId: string;

  @RefColumn()
  toId: string;

  @InstantColumn()
  movedAt: Date;
}

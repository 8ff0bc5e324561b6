import { Entity, Index } from 'typeorm';
import { InstantColumn, JsonColumn, TextColumn } from '../../../platform/database/columns.ts';
import { TenantEntity } from '../../../platform/database/tenant-entity.ts';

/**
 * What the temple knows of a child with a ticket, which is its id. In a table of its own: lists, searches and exports of tickets never read
 * it, and all of it is deleted at once.
 */
@Entity('ticket_children')
@Index('ix_ticket_children_id', ['id'])
export class TicketChildRow extends TenantEntity {
  @TextColumn(120)
  guardian: string;

  @TextColumn(16)
  guardianPhone: string;

  @TextColumn(200)
  needs: string;

  @JsonColumn()
  mayPickUp: string[];

  @JsonColumn()
  mayNotPickUp: string[];

  /** The pickup code, sealed by the key ring: its holder sees it again. */
  @TextColumn(100)
  sealedCode: string;

  /** What doors compare it with; see `pickupHash`. */
  @TextColumn(64)
  codeHash: string;

  @InstantColumn()
  updatedAt: Date;
}

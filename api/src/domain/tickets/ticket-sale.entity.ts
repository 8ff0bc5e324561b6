import type { TicketQuestion, TicketQuota } from '@sannidhi/contracts';
import { Entity } from 'typeorm';
import { BooleanColumn, InstantColumn, IntegerColumn, JsonColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** What is the same for all tickets of an event. Its id is the event's; the parts of a split series share it. */
@Entity('ticket_sales')
export class TicketSaleRow extends TenantEntity {
  @BooleanColumn()
  isOpen: boolean;

  /** Places of each date; null without a limit. */
  @IntegerColumn({ nullable: true })
  capacity: number | null;

  @IntegerColumn()
  refundHours: number;

  @IntegerColumn()
  passOnHours: number;

  @JsonColumn()
  questions: TicketQuestion[];

  /** Places that several kinds share on each date; null where nobody has said yet. */
  @JsonColumn({ nullable: true })
  quotas: TicketQuota[] | null;

  @InstantColumn()
  updatedAt: Date;
}

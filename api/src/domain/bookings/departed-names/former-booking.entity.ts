import { Entity, Index } from 'typeorm';
import { InstantColumn } from '../../../platform/database/columns.ts';
import { TenantEntity } from '../../../platform/database/tenant-entity.ts';

/** A booking of a devotee who deleted their account, while it has the names the priest has to say, or the address of a parcel. Its id is the booking's. */
@Entity('former_bookings')
@Index('ix_former_bookings_due', ['nextAt', 'id'])
export class FormerBookingRow extends TenantEntity {
  /** When it is looked at next. */
  @InstantColumn()
  nextAt: Date;
}

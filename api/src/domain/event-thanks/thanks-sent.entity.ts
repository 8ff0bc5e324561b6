import { Entity } from 'typeorm';
import { InstantColumn, IntegerColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A date whose people are thanked, or were. Its id is the date's: no other message follows. */
@Entity('event_thanks_sent')
export class ThanksSentRow extends TenantEntity {
  /** Accounts and addresses. */
  @IntegerColumn()
  people: number;

  @InstantColumn()
  sentAt: Date;
}

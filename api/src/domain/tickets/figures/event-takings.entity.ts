import { Entity } from 'typeorm';
import { CentsColumn, IntegerColumn } from '../../../platform/database/columns.ts';
import { TenantEntity } from '../../../platform/database/tenant-entity.ts';

/** What one date of an event took and who came, counted as it happens. Its id is the date's. */
@Entity('event_takings')
export class EventTakingsRow extends TenantEntity {
  /** Everything that was ever paid for its tickets, covered fees included. What went back is with the orders' lines. */
  @CentsColumn()
  paidCents: number;

  /** People whose entry at the door counts. */
  @IntegerColumn()
  arrived: number;
}

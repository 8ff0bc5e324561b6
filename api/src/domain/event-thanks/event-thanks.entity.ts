import type { ThanksWording } from '@sannidhi/contracts';
import { Entity } from 'typeorm';
import { BooleanColumn, InstantColumn, JsonColumn, LongTextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** How an event thanks those who were there. Its id is the event's; the parts of a split series share it, as they do its tickets. */
@Entity('event_thanks')
export class EventThanksRow extends TenantEntity {
  @BooleanColumn()
  isOn: boolean;

  /** In English; empty for the product's own words. */
  @LongTextColumn()
  text: string;

  @JsonColumn()
  wording: ThanksWording;

  @InstantColumn()
  updatedAt: Date;
}

import { Entity } from 'typeorm';
import { InstantColumn, JsonColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';
import type { PlaceNews } from './place-news.ts';

/** A change that a temple's devotees are being notified of; removed after the last of them. */
@Entity('event_notices')
export class EventNoticeRow extends TenantEntity {
  @TextColumn(20)
  kind: 'moved' | 'placed' | 'canceled' | 'postponed';

  @JsonColumn()
  params: {
    event: string;
    temple: string;
    startsAt: string;
    timeZone: string;
    dates: number;
    reason: string;
    occurrenceIds?: string[];
    hasBegun?: true;
    places?: PlaceNews;
  };

  @TextColumn(200)
  path: string;

  /** Everyone up to this account has been notified. */
  @TextColumn(36)
  afterAccountId: string;

  @InstantColumn()
  createdAt: Date;
}

import type { EventDateStatus } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import {
  BooleanColumn,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  LocalDateColumn,
  RefColumn,
  TextColumn,
} from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** What one date has of its own. */
export interface OwnFacts {
  durationMinutes: number | null;
  placeName: string;
  /** Another hall than its series'; null for none of the temple's. */
  resourceId?: string | null;
  note: string;
  /** The office gave it its date and time: the series no longer moves it. */
  isMoved: boolean;
  /** How often people were told of another time, or of none for now; none where it isn't there. */
  changes?: number;
  /** When they last were, as ISO text. */
  changedAt?: string;
}

/** One date of an event. Its id stays when its series is changed or split. */
@Entity('event_occurrences')
@Index('ix_event_occurrences_event', ['templeId', 'eventId', 'startsAt'])
@Index('ix_event_occurrences_temple', ['templeId', 'isShown', 'startsAt', 'id'])
@Index('ix_event_occurrences_shown', ['isShown', 'startsAt', 'id'])
@Index('ix_event_occurrences_ended', ['status', 'endsAt'])
export class EventOccurrenceRow extends TenantEntity {
  @RefColumn()
  eventId: string;

  /** The date its series made it for. */
  @LocalDateColumn()
  originalDate: string;

  /** On the clocks of the series' zone. */
  @LocalDateColumn()
  onDate: string;

  /** `HH:MM` */
  @TextColumn(5)
  atTime: string;

  @InstantColumn()
  startsAt: Date;

  @InstantColumn()
  endsAt: Date;

  @JsonColumn()
  own: OwnFacts;

  @TextColumn(10)
  status: EventDateStatus;

  /** Why it is canceled or postponed. */
  @TextColumn(200)
  reason: string;

  /** Everyone could see it at some time: it stays visible when it is canceled. */
  @BooleanColumn()
  isShown: boolean;

  /** RFC 5545's `SEQUENCE`: higher with each change of time, place or state that people saw. */
  @IntegerColumn()
  sequence: number;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  changedAt: Date;
}

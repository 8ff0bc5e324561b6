import type { EventPlace, EventRule, ProgramPoint } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import {
  BooleanColumn,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  LocalDateColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
} from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A series: what its dates have in common, and the rule that made them. */
@Entity('events')
@Index('ix_events_stage', ['templeId', 'isPublished', 'id'])
@Index('ix_events_sale', ['templeId', 'saleId'])
@Index('ix_events_title', ['templeId', 'id', 'title'])
export class EventSeriesRow extends TenantEntity {
  @TextColumn(120)
  title: string;

  @TextColumn(200)
  summary: string;

  @LongTextColumn()
  description: string;

  @JsonColumn()
  program: ProgramPoint[];

  @JsonColumn()
  goodToKnow: string[];

  @TextColumn(10)
  place: EventPlace;

  @TextColumn(120)
  placeName: string;

  /** The hall that its dates have for themselves. */
  @RefColumn({ nullable: true })
  resourceId: string | null;

  @TextColumn(200)
  address: string;

  @TextColumn(500)
  link: string;

  @IntegerColumn()
  doorsMinutes: number;

  @IntegerColumn()
  durationMinutes: number;

  /** `HH:MM` on the clocks of its zone. */
  @TextColumn(5)
  time: string;

  /** The temple's when it was created: its dates stay there, wherever the temple moves. */
  @TextColumn(60)
  timeZone: string;

  @JsonColumn()
  rule: EventRule;

  @LocalDateColumn()
  startsOn: string;

  @LocalDateColumn({ nullable: true })
  endsOn: string | null;

  @IntegerColumn({ nullable: true })
  count: number | null;

  /** The series it was the later part of. */
  @RefColumn({ nullable: true })
  splitFrom: string | null;

  /** Whose tickets it sells, if not its own: that of the series it was split from. */
  @RefColumn({ nullable: true })
  saleId: string | null;

  @BooleanColumn()
  isPublished: boolean;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  updatedAt: Date;
}

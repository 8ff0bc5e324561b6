import type { BroadcastChannel, BroadcastSegment, BroadcastStatus, MessageTopic, OwnWording } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import {
  BooleanColumn,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
} from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** What a temple writes to many people, and how far it got. */
@Entity('broadcasts')
@Index('ix_broadcasts_list', ['templeId', 'status', 'id'])
@Index('ix_broadcasts_due', ['status', 'scheduledAt'])
export class BroadcastRow extends TenantEntity {
  @TextColumn(80)
  name: string;

  @TextColumn(12)
  status: BroadcastStatus;

  @TextColumn(20)
  topic: MessageTopic;

  @JsonColumn()
  channels: BroadcastChannel[];

  @JsonColumn()
  segment: BroadcastSegment;

  @TextColumn(120)
  subject: string;

  @LongTextColumn()
  text: string;

  @LongTextColumn()
  sms: string;

  @JsonColumn({ nullable: true })
  wording: OwnWording<'subject' | 'text' | 'sms'> | null;

  @IntegerColumn({ nullable: true })
  perMinute: number | null;

  @InstantColumn({ nullable: true })
  scheduledAt: Date | null;

  @InstantColumn({ nullable: true })
  startedAt: Date | null;

  @InstantColumn({ nullable: true })
  finishedAt: Date | null;

  /** What still waits then isn't sent. */
  @InstantColumn({ nullable: true })
  usefulUntil: Date | null;

  /** When a worker last worked on it: an old one means an outage. */
  @InstantColumn({ nullable: true })
  workedAt: Date | null;

  /** Paused because it is late. */
  @BooleanColumn()
  isLate: boolean;

  @RefColumn({ nullable: true })
  createdBy: string | null;

  @InstantColumn()
  createdAt: Date;
}

import type { MessageRef, UseSource, UseState } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { InstantColumn, IntegerColumn, JsonColumn, LongTextColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** One use of a resource. An event's date or a pooja's time has one at most, and says where and when it is; this row follows. */
@Entity('resource_uses')
@Index('ux_resource_uses_source', ['templeId', 'source', 'sourceId'], { unique: true })
@Index('ix_resource_uses_resource', ['templeId', 'resourceId', 'fromAt'])
@Index('ix_resource_uses_start', ['templeId', 'fromAt', 'id'])
@Index('ix_resource_uses_state', ['templeId', 'state', 'fromAt'])
export class ResourceUseRow extends TenantEntity {
  @RefColumn()
  resourceId: string;

  @TextColumn(10)
  source: UseSource;

  /** The event's date or the pooja's time; of the office's uses their own id. */
  @RefColumn()
  sourceId: string;

  @TextColumn(120)
  title: string;

  @LongTextColumn()
  note: string;

  @InstantColumn()
  startsAt: Date;

  @InstantColumn()
  endsAt: Date;

  @IntegerColumn()
  setupMinutes: number;

  @IntegerColumn()
  teardownMinutes: number;

  /** With setup and teardown: within it nothing else has the resource. */
  @InstantColumn()
  fromAt: Date;

  @InstantColumn()
  untilAt: Date;

  @TextColumn(10)
  state: UseState;

  /** Why it was declined or canceled. */
  @TextColumn(200)
  reason: string;

  /** What of the resource declined it, as a message; null where a person decided. It is asked for again when it is saved. */
  @JsonColumn({ nullable: true })
  refusal: MessageRef | null;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn()
  changedAt: Date;
}

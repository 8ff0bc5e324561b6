import type { AssignmentState, MessageRef } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { InstantColumn, IntegerColumn, JsonColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** One priest and one place among the priests of a service: a slot of a pooja, or a request. */
@Entity('priest_assignments')
@Index('ux_priest_assignments_live', ['liveKey'], { unique: true })
@Index('ix_priest_assignments_slot', ['templeId', 'slotId', 'position'])
@Index('ix_priest_assignments_start', ['templeId', 'startsAt', 'id'])
@Index('ix_priest_assignments_priest', ['accountId', 'startsAt', 'id'])
@Index('ix_priest_assignments_answer', ['state', 'answerBy'])
@Index('ix_priest_assignments_end', ['state', 'endsAt'])
export class PriestAssignmentRow extends TenantEntity {
  @RefColumn({ nullable: true })
  slotId: string | null;

  @RefColumn({ nullable: true })
  requestId: string | null;

  /** Which of the priests the service needs, from 1. */
  @IntegerColumn()
  position: number;

  @RefColumn()
  accountId: string;

  @TextColumn(10)
  state: AssignmentState;

  /** `<slot or request>:<position>` while it is offered or accepted, else null: a position has one priest at a time. */
  @TextColumn(80, { nullable: true })
  liveKey: string | null;

  @InstantColumn()
  offeredAt: Date;

  @InstantColumn()
  answerBy: Date;

  @InstantColumn({ nullable: true })
  answeredAt: Date | null;

  /** Its priest had it from then on, whatever became of it; null for one that was only offered. */
  @InstantColumn({ nullable: true })
  acceptedAt: Date | null;

  /** When its state or its time last changed; null where neither did. */
  @InstantColumn({ nullable: true })
  changedAt: Date | null;

  /** Why it was declined or withdrawn. */
  @TextColumn(200, { nullable: true })
  reason: string | null;

  /** Why this priest was chosen. */
  @JsonColumn()
  explanation: MessageRef;

  /** Of its slot, so that a priest's day is read without it. */
  @InstantColumn()
  startsAt: Date;

  @InstantColumn()
  endsAt: Date;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, LongTextColumn, RefColumn } from '../database/columns.ts';

/** One `Idempotency-Key` of one actor on one route, and its response. */
@Entity('idempotency_records')
@Index('ix_idempotency_records_created', ['createdAt'])
export class IdempotencyRecord {
  /** SHA-256 of actor, route and key. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id: string;

  @RefColumn()
  operationId: string;

  /** SHA-256 of the concrete path and the body. */
  @Column({ type: 'varchar', length: 64 })
  fingerprint: string;

  /** The process working on it now. */
  @RefColumn()
  leaseId: string;

  @InstantColumn()
  leaseUntil: Date;

  /** The response as JSON; null until there is one. */
  @LongTextColumn({ nullable: true })
  reply: string | null;

  @InstantColumn({ nullable: true })
  completedAt: Date | null;

  @InstantColumn()
  createdAt: Date;
}

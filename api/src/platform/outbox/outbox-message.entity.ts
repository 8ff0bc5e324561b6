import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, JsonColumn, TextColumn } from '../database/columns.ts';

/**
 * `waiting`: to be processed when due. `done`. `dead`: every attempt failed; an operator looks at it. `unknown`: a text that nobody answered for;
 * it may have arrived, and isn't sent again.
 */
export type OutboxState = 'waiting' | 'done' | 'dead' | 'unknown';

/** Something to do outside the database, written in the same transaction as the event it reports. */
@Entity('outbox_messages')
@Index('ux_outbox_messages_dedupe', ['dedupeKey'], { unique: true })
@Index('ix_outbox_messages_due', ['state', 'dueAt'])
export class OutboxMessage {
  /** Stable across attempts: the receiver can use it to detect a repeat. */
  @IdColumn()
  id: string;

  /** Which handler processes it: `email`, `sms`, or a domain's own. */
  @TextColumn(60)
  kind: string;

  @TextColumn(254, { nullable: true })
  to: string | null;

  @TextColumn(200, { nullable: true })
  subject: string | null;

  @TextColumn(80, { nullable: true })
  template: string | null;

  @JsonColumn()
  data: Record<string, unknown>;

  @TextColumn(200)
  dedupeKey: string;

  @TextColumn(10)
  state: OutboxState;

  /** When the next attempt may start. An attempt moves it ahead by its lease, so that a crashed one is retried. */
  @InstantColumn()
  dueAt: Date;

  @IntegerColumn()
  attempts: number;

  /** How many attempts ended, or may have, without an answer; null for none, and for what can be repeated. */
  @IntegerColumn({ nullable: true })
  unanswered: number | null;

  @TextColumn(300, { nullable: true })
  lastError: string | null;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn({ nullable: true })
  doneAt: Date | null;
}

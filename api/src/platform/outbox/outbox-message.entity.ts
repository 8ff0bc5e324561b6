import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, JsonColumn, TextColumn } from '../database/columns.ts';

/** `waiting`: to be done when due. `done`. `dead`: every try failed; a person looks at it. */
export type OutboxState = 'waiting' | 'done' | 'dead';

/** Something to do outside the database, written in the transaction of the fact it speaks of. */
@Entity('outbox_messages')
@Index('ux_outbox_messages_dedupe', ['dedupeKey'], { unique: true })
@Index('ix_outbox_messages_due', ['state', 'dueAt'])
export class OutboxMessage {
  /** Stable over every try: what the receiver may use to tell a repeat. */
  @IdColumn()
  id: string;

  /** Which handler does it: `email`, `sms`, or a domain's own. */
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

  /** When the next try may start. A try pushes it ahead by its lease, so that a crashed one is tried again. */
  @InstantColumn()
  dueAt: Date;

  @IntegerColumn()
  attempts: number;

  @TextColumn(300, { nullable: true })
  lastError: string | null;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn({ nullable: true })
  doneAt: Date | null;
}

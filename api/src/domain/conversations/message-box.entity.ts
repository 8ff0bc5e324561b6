import { Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, IntegerColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';

/** One side's counters. Its row's lock puts the side's events in the order of their commits. */
@Entity('message_boxes')
export class MessageBox {
  @PrimaryColumn({ type: 'varchar', length: 48 })
  box: string;

  @IntegerColumn()
  lastEvent: number;

  /** Messages of offices that this side hasn't read. */
  @IntegerColumn()
  unread: number;

  /** Conversations that need a reply of this side, as the office. */
  @IntegerColumn()
  waiting: number;
}

/** How long an event is kept, for streams that resume. */
export const EVENTS_KEPT_MS = 24 * 60 * 60_000;

/** What changed for a side, numbered without gaps. */
@Entity('message_events')
@Index('ix_message_events_at', ['at'])
export class MessageEventRow {
  @PrimaryColumn({ type: 'varchar', length: 48 })
  box: string;

  @PrimaryColumn({ type: 'integer' })
  number: number;

  @RefColumn()
  conversationId: string;

  @TextColumn(10)
  kind: 'message' | 'read' | 'handled' | 'presence';

  @InstantColumn()
  at: Date;
}

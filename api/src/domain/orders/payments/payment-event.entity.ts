import type { Gateway } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, RefColumn, TextColumn } from '../../../platform/database/columns.ts';

/** A message of the provider that was applied, so that its second copy changes nothing. */
@Entity('payment_events')
@Index('ux_payment_events_event', ['gateway', 'eventId'], { unique: true })
@Index('ix_payment_events_donation', ['orderId'])
export class PaymentEvent {
  @IdColumn()
  id: string;

  @TextColumn(12)
  gateway: Gateway;

  @TextColumn(120)
  eventId: string;

  @TextColumn(40)
  kind: string;

  @RefColumn({ nullable: true })
  orderId: string | null;

  /** What became of it: `applied`, or why it changed nothing. */
  @TextColumn(40)
  outcome: string;

  @InstantColumn()
  receivedAt: Date;
}

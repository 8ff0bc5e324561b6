import type { BroadcastChannel, Language, RecipientStatus, SuppressionReason } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { InstantColumn, IntegerColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** One message of a broadcast to one address, frozen when it began. */
@Entity('broadcast_recipients')
@Index('ux_broadcast_recipients_address', ['templeId', 'broadcastId', 'channel', 'address'], { unique: true })
@Index('ix_broadcast_recipients_status', ['templeId', 'broadcastId', 'status', 'id'])
@Index('ix_broadcast_recipients_claimed', ['templeId', 'broadcastId', 'claimedAt'])
@Index('ix_broadcast_recipients_account', ['accountId'])
export class BroadcastRecipientRow extends TenantEntity {
  @RefColumn()
  broadcastId: string;

  @TextColumn(10)
  channel: BroadcastChannel;

  /** Email (lowercase), phone (E.164), or the account’s id in the app. */
  @TextColumn(254)
  address: string;

  @RefColumn({ nullable: true })
  accountId: string | null;

  @TextColumn(120)
  name: string;

  @TextColumn(2)
  language: Language;

  @TextColumn(12)
  status: RecipientStatus;

  /** Why it isn’t sent. */
  @TextColumn(12, { nullable: true })
  reason: SuppressionReason | null;

  /** How often it was passed to the outbox: a message of an earlier round does nothing. */
  @IntegerColumn()
  round: number;

  @InstantColumn({ nullable: true })
  claimedAt: Date | null;

  /** Until when a text waits for the hours in which it may be sent, or an email for the end of quiet hours. */
  @InstantColumn({ nullable: true })
  heldUntil: Date | null;

  @InstantColumn()
  changedAt: Date;
}

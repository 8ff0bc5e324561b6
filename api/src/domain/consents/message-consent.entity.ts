import type { BroadcastChannel } from '@sannidhi/contracts';
import { Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../../platform/database/columns.ts';

/** In place of a temple or a topic: all of them. */
export const EVERY = '*';

/**
 * Where a choice was made: a link in an email, the mail program's button (RFC 8058), the settings, a texted keyword, a mail server, a code
 * that showed who has a number now, another number in the account, the SMS provider that refused a text.
 */
export type ConsentSource =
  | 'link'
  | 'one-click'
  | 'settings'
  | 'sms-keyword'
  | 'bounce'
  | 'complaint'
  | 'phone-verified'
  | 'phone-changed'
  | 'provider';

/** The choice in effect for an address: an email (lowercase), a phone (E.164), or an account’s id for what the app shows. */
@Entity('message_consents')
@Index('ix_message_consents_address', ['address'])
export class MessageConsentRow {
  /** A temple, or `EVERY`: after STOP, a hard bounce or a complaint. */
  @PrimaryColumn({ type: 'varchar', length: 36 })
  templeId: string;

  @PrimaryColumn({ type: 'varchar', length: 10 })
  channel: BroadcastChannel;

  @PrimaryColumn({ type: 'varchar', length: 254 })
  address: string;

  /** A topic; `EVERY` only if withdrawn. */
  @PrimaryColumn({ type: 'varchar', length: 20 })
  topic: string;

  @TextColumn(10)
  state: 'given' | 'withdrawn';

  @InstantColumn()
  changedAt: Date;
}

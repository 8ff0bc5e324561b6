import type { BroadcastChannel, Language } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn } from '../../platform/database/columns.ts';
import type { ConsentSource } from './message-consent.entity.ts';

/** One change of consent, kept as proof and never changed: who chose what, how, and which words they saw. */
@Entity('message_consent_records')
@Index('ix_message_consent_records_address', ['address', 'id'])
export class MessageConsentRecordRow {
  @IdColumn()
  id: string;

  @TextColumn(36)
  templeId: string;

  @TextColumn(10)
  channel: BroadcastChannel;

  @TextColumn(254)
  address: string;

  @TextColumn(20)
  topic: string;

  @TextColumn(10)
  action: 'given' | 'withdrawn' | 'restored';

  @TextColumn(16)
  source: ConsentSource;

  /** What the person agreed to; null for a withdrawal. */
  @TextColumn(400, { nullable: true })
  wording: string | null;

  /** The language of the terms they saw; null where there were none. */
  @TextColumn(2, { nullable: true })
  language: Language | null;

  @InstantColumn()
  createdAt: Date;
}

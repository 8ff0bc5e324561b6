import type { LedgerReason } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { InstantColumn, IntegerColumn, JsonColumn, LocalDateColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** One balanced entry of a temple's journal. Written once, never changed: a correction is another entry. */
@Entity('ledger_entries')
@Index('ux_ledger_entries_number', ['templeId', 'number'], { unique: true })
@Index('ux_ledger_entries_posting', ['templeId', 'postingKey'], { unique: true })
@Index('ix_ledger_entries_donation', ['templeId', 'orderId'])
@Index('ix_ledger_entries_accounting', ['templeId', 'accountingOn', 'number'])
export class LedgerEntry extends TenantEntity {
  @IntegerColumn()
  number: number;

  @InstantColumn()
  postedAt: Date;

  /** The temple's civil day it counts for: what was received in December and entered in January belongs to December. */
  @LocalDateColumn()
  accountingOn: string;

  /** What happened, in English. */
  @TextColumn(200)
  reason: string;

  /** The same for readers of other languages; null for entries from before it was kept. */
  @JsonColumn({ nullable: true })
  reasonMessage: LedgerReason | null;

  /** The fact it books, so that the same fact is never booked twice: `gift:<id>`, `refund:<id>`. */
  @TextColumn(80)
  postingKey: string;

  @RefColumn({ nullable: true })
  orderId: string | null;
}

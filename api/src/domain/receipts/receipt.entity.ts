import type { ReceiptStatus } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import {
  CentsColumn,
  InstantColumn,
  IntegerColumn,
  LocalDateColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
} from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** An issued receipt. Its record never changes; only its standing does, once. */
@Entity('receipts')
@Index('ux_receipts_number', ['templeId', 'number'], { unique: true })
@Index('ux_receipts_sequence', ['templeId', 'year', 'sequence'], { unique: true })
@Index('ux_receipts_current', ['templeId', 'currentOrderId'], { unique: true })
@Index('ux_receipts_verification', ['verificationId'], { unique: true })
@Index('ix_receipts_donation', ['templeId', 'orderId'])
@Index('ix_receipts_issued', ['templeId', 'issuedAt', 'id'])
@Index('ix_receipts_number', ['number'])
@Index('ix_receipts_received', ['templeId', 'receivedOn', 'id'])
@Index('ix_receipts_donor', ['donorAccountId', 'receivedOn', 'id'])
export class Receipt extends TenantEntity {
  @RefColumn()
  orderId: string;

  /** The gift while this is its valid receipt, else null: the database keeps a gift from having two. */
  @RefColumn({ nullable: true })
  currentOrderId: string | null;

  @TextColumn(24)
  number: string;

  /** Year of issue at the temple; with `sequence` it makes the number. */
  @IntegerColumn()
  year: number;

  @IntegerColumn()
  sequence: number;

  @TextColumn(12)
  status: ReceiptStatus;

  /** The account whose `/receipts` shows it. */
  @RefColumn({ nullable: true })
  donorAccountId: string | null;

  @TextColumn(160)
  donorName: string;

  /** The day it counts for its donor: the postmark of a mailed check, else the day it was received. */
  @LocalDateColumn()
  receivedOn: string;

  @InstantColumn()
  issuedAt: Date;

  @CentsColumn()
  totalCents: number;

  @CentsColumn()
  deductibleCents: number;

  /** Canonical JSON of the `ReceiptRecord`. */
  @LongTextColumn()
  record: string;

  /** SHA-256 of `record`, as printed. */
  @TextColumn(64)
  digest: string;

  /** Names the receipt to the public page; says nothing by itself. */
  @TextColumn(22)
  verificationId: string;

  /** The address in the printed QR code. */
  @TextColumn(255)
  verifyUrl: string;

  /** SHA-256 of the file once it was made; every later copy must match it. */
  @TextColumn(64, { nullable: true })
  fileSha256: string | null;

  /** Why the file couldn't be made: the letter no font has, or `error`. The office checks it; null once the file exists. */
  @TextColumn(80, { nullable: true })
  fileProblem: string | null;

  @TextColumn(200, { nullable: true })
  voidReason: string | null;

  @InstantColumn({ nullable: true })
  voidedAt: Date | null;

  @RefColumn({ nullable: true })
  replacesId: string | null;

  @RefColumn({ nullable: true })
  replacedById: string | null;
}

import { Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../../platform/database/columns.ts';

/** How a temple accepts gifts: the letters its receipts start with, and its account with the payment provider. */
@Entity('temple_giving')
@Index('ux_temple_giving_account', ['paymentAccount'], { unique: true })
@Index('ux_temple_giving_prefix', ['receiptPrefix'], { unique: true })
export class TempleGiving {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  templeId: string;

  /** No other temple's. */
  @TextColumn(6)
  receiptPrefix: string;

  /** Null if the temple has none: it can't accept cards. */
  @TextColumn(60, { nullable: true })
  paymentAccount: string | null;

  @InstantColumn()
  createdAt: Date;
}

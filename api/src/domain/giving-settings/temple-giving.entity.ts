import type { AccountDue, PaymentAccountStatus, ReceiptSigner } from '@sannidhi/contracts';
import { Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, JsonColumn, TextColumn } from '../../platform/database/columns.ts';

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

  /** When a receipt first carried the prefix, which can't change since; null before. */
  @InstantColumn({ nullable: true })
  prefixLockedAt: Date | null;

  /** Who signs the temple's receipts; null where no line is printed. */
  @TextColumn(80, { nullable: true })
  signerName: string | null;

  @TextColumn(80, { nullable: true })
  signerTitle: string | null;

  /** Null if the temple has none: it can't accept cards. */
  @TextColumn(60, { nullable: true })
  paymentAccount: string | null;

  /** How far the account is at the provider; null for one from before this was kept, which takes payments. */
  @TextColumn(20, { nullable: true })
  accountStatus: PaymentAccountStatus | null;

  /** What the provider still wants to know. */
  @JsonColumn({ nullable: true })
  accountDue: AccountDue[] | null;

  /** When the provider was asked for both. */
  @InstantColumn({ nullable: true })
  accountCheckedAt: Date | null;

  @InstantColumn()
  createdAt: Date;
}

/** How far the temple's account is. */
export const accountStatusOf = ({ paymentAccount, accountStatus }: TempleGiving): PaymentAccountStatus =>
  paymentAccount ? (accountStatus ?? 'ready') : 'not-started';

/** Who signs the temple's receipts, or null. */
export const signerOf = ({ signerName, signerTitle }: Pick<TempleGiving, 'signerName' | 'signerTitle'>): ReceiptSigner | null =>
  signerName ? { name: signerName, title: signerTitle ?? '' } : null;

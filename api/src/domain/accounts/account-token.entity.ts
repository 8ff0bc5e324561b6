import { Column, Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';

/** What following an emailed link does. */
export type AccountTokenKind = 'verify-email' | 'reset-password' | 'disown';

/** A single-use link sent by email. Only its keyed hash is stored. */
@Entity('account_tokens')
@Index('ux_account_tokens_hash', ['tokenHash'], { unique: true })
@Index('ix_account_tokens_account', ['accountId'])
export class AccountToken {
  @IdColumn()
  id: string;

  @RefColumn()
  accountId: string;

  @TextColumn(20)
  kind: AccountTokenKind;

  @Column({ type: 'varchar', length: 64 })
  tokenHash: string;

  @InstantColumn()
  expiresAt: Date;

  @InstantColumn({ nullable: true })
  usedAt: Date | null;

  @InstantColumn()
  createdAt: Date;
}

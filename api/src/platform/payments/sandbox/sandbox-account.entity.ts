import type { SandboxOutcome } from '@sannidhi/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, LongTextColumn, RefColumn, TextColumn } from '../../database/columns.ts';

/** A temple's account in the sandbox processor's own books. One without a row takes payments. */
@Entity('sandbox_accounts')
@Index('ux_sandbox_accounts_link', ['linkId'], { unique: true })
export class SandboxAccountRow {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  account: string;

  /** The address of its page; nobody can guess it. */
  @RefColumn()
  linkId: string;

  @TextColumn(160)
  payee: string;

  @Column({ type: 'varchar', length: 20 })
  status: SandboxOutcome;

  @LongTextColumn()
  returnUrl: string;

  @InstantColumn()
  createdAt: Date;
}

import type { LedgerAccountKind } from '@sannidhi/contracts';
import { Entity, Index } from 'typeorm';
import { CentsColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** An account of a temple's books with the sums of its lines, kept in the transaction that writes the lines. */
@Entity('ledger_accounts')
@Index('ux_ledger_accounts_key', ['templeId', 'accountKey'], { unique: true })
export class LedgerAccount extends TenantEntity {
  /** The kind, or `fund:<id>`. */
  @TextColumn(60)
  accountKey: string;

  @TextColumn(20)
  kind: LedgerAccountKind;

  @RefColumn({ nullable: true })
  fundId: string | null;

  /** As the books print it: `Fund, Annadanam`. */
  @TextColumn(80)
  name: string;

  @CentsColumn()
  debitCents: number;

  @CentsColumn()
  creditCents: number;
}

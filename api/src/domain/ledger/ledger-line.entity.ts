import { Check, Entity, Index } from 'typeorm';
import { CentsColumn, IntegerColumn, RefColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

export const LINE_ON_ONE_SIDE = '(debitCents > 0 AND creditCents = 0) OR (debitCents = 0 AND creditCents > 0)';

/** One side of an entry on one account. */
@Entity('ledger_lines')
@Index('ux_ledger_lines_position', ['templeId', 'entryId', 'position'], { unique: true })
@Index('ix_ledger_lines_account', ['templeId', 'accountId'])
@Check('ck_ledger_lines_side', LINE_ON_ONE_SIDE)
export class LedgerLine extends TenantEntity {
  @RefColumn()
  entryId: string;

  @IntegerColumn()
  position: number;

  @RefColumn()
  accountId: string;

  @CentsColumn()
  debitCents: number;

  @CentsColumn()
  creditCents: number;
}

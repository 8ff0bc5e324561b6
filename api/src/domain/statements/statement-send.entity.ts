import { Entity, Index } from 'typeorm';
import { InstantColumn, IntegerColumn, LongTextColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';
import { TenantEntity } from '../../platform/database/tenant-entity.ts';

/** A temple's statement as it was emailed to one donor. */
@Entity('statement_sends')
@Index('ux_statement_sends_run', ['templeId', 'runId', 'donorKey'], { unique: true })
@Index('ix_statement_sends_year', ['templeId', 'year', 'id'])
@Index('ix_statement_sends_donor', ['donorAccountId'])
export class StatementSend extends TenantEntity {
  @RefColumn()
  runId: string;

  @IntegerColumn()
  year: number;

  @TextColumn(32)
  donorKey: string;

  @RefColumn({ nullable: true })
  donorAccountId: string | null;

  /** Where it went. */
  @TextColumn(254)
  email: string;

  /** SHA-256 of the receipts it lists: it differs once the receipts do. */
  @TextColumn(64)
  digest: string;

  /** JSON of the `YearStatement`. */
  @LongTextColumn()
  record: string;

  @InstantColumn()
  sentAt: Date;

  /** When its email was given up. */
  @InstantColumn({ nullable: true })
  undeliveredAt: Date | null;
}

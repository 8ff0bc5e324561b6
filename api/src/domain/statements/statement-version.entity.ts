import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, LongTextColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';

/** A year-end statement as it was given out. A later correction is another version; this one stays. */
@Entity('statement_versions')
@Index('ux_statement_versions_version', ['donorAccountId', 'year', 'version'], { unique: true })
export class StatementVersion {
  @IdColumn()
  id: string;

  @RefColumn()
  donorAccountId: string;

  @IntegerColumn()
  year: number;

  @IntegerColumn()
  version: number;

  /** Canonical JSON of the donor's name and the temples with their receipts. */
  @LongTextColumn()
  record: string;

  @TextColumn(64)
  digest: string;

  @InstantColumn()
  issuedAt: Date;
}

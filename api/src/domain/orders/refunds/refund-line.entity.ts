import { Entity, Index, PrimaryColumn } from 'typeorm';
import { CentsColumn } from '../../../platform/database/columns.ts';

/** What a refund gives back, or a lost dispute took, of one line. */
@Entity('refund_lines')
@Index('ix_refund_lines_line', ['templeId', 'lineId'])
export class RefundLine {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  templeId: string;

  /** The refund's or the dispute's. */
  @PrimaryColumn({ type: 'varchar', length: 36 })
  refundId: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  lineId: string;

  /** Amount and fee share of the line together. */
  @CentsColumn()
  cents: number;
}

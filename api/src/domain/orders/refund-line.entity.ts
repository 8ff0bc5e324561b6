import { Entity, Index, PrimaryColumn } from 'typeorm';
import { CentsColumn } from '../../platform/database/columns.ts';

/** What a refund gives back of one line. */
@Entity('refund_lines')
@Index('ix_refund_lines_line', ['templeId', 'lineId'])
export class RefundLine {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  templeId: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  refundId: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  lineId: string;

  /** Amount and fee share of the line together. */
  @CentsColumn()
  cents: number;
}

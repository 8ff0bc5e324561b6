import { Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, LongTextColumn, TextColumn } from '../../platform/database/columns.ts';

/** A reply an office keeps to insert; the box is the office’s. */
@Entity('canned_replies')
@Index('ux_canned_replies_title', ['box', 'title'], { unique: true })
export class CannedReplyRow {
  @PrimaryColumn({ type: 'varchar', length: 48 })
  box: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  id: string;

  @TextColumn(80)
  title: string;

  @LongTextColumn()
  text: string;

  @InstantColumn()
  changedAt: Date;
}

import type { Notice, PanchangaFestival } from '@sannidhi/contracts';
import { Entity, Index, PrimaryColumn } from 'typeorm';
import { IdColumn, InstantColumn, JsonColumn, TextColumn } from '../../platform/database/columns.ts';

/** What a festival notice remembers: the festival as it was computed, and for where. */
export interface FestivalNoticeData {
  festival: PanchangaFestival;
  placeName: string;
}

/** Something an account is told inside the portal. Ids sort by time. */
@Entity('notices')
@Index('ix_notices_unread', ['accountId', 'readAt'])
export class NoticeRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @IdColumn()
  id: string;

  @TextColumn(20)
  kind: Notice['kind'];

  @JsonColumn()
  data: FestivalNoticeData;

  @InstantColumn()
  createdAt: Date;

  @InstantColumn({ nullable: true })
  readAt: Date | null;
}

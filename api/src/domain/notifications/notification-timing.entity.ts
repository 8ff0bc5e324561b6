import type { Digest } from '@sannidhi/contracts';
import { Entity, Index, PrimaryColumn } from 'typeorm';
import { BooleanColumn, InstantColumn, IntegerColumn, TextColumn } from '../../platform/database/columns.ts';

/** When an account may be notified. Without a row: at once, at any hour. */
@Entity('notification_timings')
@Index('ix_notification_timings_next', ['nextAt'])
export class NotificationTimingRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @TextColumn(60)
  timeZone: string;

  @BooleanColumn()
  quiet: boolean;

  /** 0–23 in the time zone, as is the digest's hour. */
  @IntegerColumn()
  quietFrom: number;

  @IntegerColumn()
  quietTo: number;

  @TextColumn(10)
  digest: Digest;

  @IntegerColumn()
  hour: number;

  /** When the next digest is due; null while each email is sent at once. */
  @InstantColumn({ nullable: true })
  nextAt: Date | null;
}

import type { NotificationChannel } from '@sannidhi/contracts';
import { Entity, PrimaryColumn } from 'typeorm';
import { BooleanColumn } from '../../platform/database/columns.ts';

/** A user's choice for one group of notifications about one temple in one channel. Without a row their choice for all temples applies. */
@Entity('temple_notification_preferences')
export class TempleNotificationPreferenceRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  templeId: string;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  groupName: string;

  @PrimaryColumn({ type: 'varchar', length: 20 })
  channel: NotificationChannel;

  @BooleanColumn()
  isOn: boolean;
}

import type { NotificationChannel } from '@sannidhi/contracts';
import { Entity, PrimaryColumn } from 'typeorm';
import { BooleanColumn } from '../../platform/database/columns.ts';

/** A user's choice for one group of notifications in one channel. Without a row the channel is on. */
@Entity('notification_preferences')
export class NotificationPreferenceRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  groupName: string;

  @PrimaryColumn({ type: 'varchar', length: 20 })
  channel: NotificationChannel;

  @BooleanColumn()
  isOn: boolean;
}

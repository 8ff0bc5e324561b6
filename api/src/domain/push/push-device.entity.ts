import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, LongTextColumn, RefColumn, TextColumn } from '../../platform/database/columns.ts';

/** A browser that shows an account's notifications while its session lasts. A browser is one account's: its last to turn them on. */
@Entity('push_devices')
@Index('ux_push_devices_endpoint', ['endpointHash'], { unique: true })
@Index('ux_push_devices_session', ['sessionId'], { unique: true })
@Index('ix_push_devices_account', ['accountId'])
export class PushDeviceRow {
  @IdColumn()
  id: string;

  @RefColumn()
  accountId: string;

  @RefColumn()
  sessionId: string;

  /** SHA-256 of the address, which is too long for a key. */
  @TextColumn(64)
  endpointHash: string;

  /** The push service's address for this browser. */
  @LongTextColumn()
  endpoint: string;

  @TextColumn(87)
  p256dh: string;

  @TextColumn(22)
  auth: string;

  @InstantColumn()
  createdAt: Date;
}
